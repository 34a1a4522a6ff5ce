/** The addresses of the pages. */

/** The kinds of pages that every game has and an index lists. */
const ABOUT = ['rules', 'learn', 'companion'] as const;
export type About = (typeof ABOUT)[number];
/** Tournaments have rules and a lesson too, but they are no game. */
const EVENTS = 'events';

export type Route =
  | { name: 'start' }
  | { name: 'index'; about: About }
  | { name: 'admin' }
  | { name: 'groups' }
  | { name: 'new'; game: string }
  | { name: 'join'; code: string }
  | { name: 'play'; id: string }
  | { name: 'watch'; watch: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'companion'; game: string }
  | { name: 'group'; group: string }
  | { name: 'events' }
  | { name: 'event-new' }
  | { name: 'event'; code: string }
  | { name: 'event-host'; code: string }
  | { name: 'event-table'; code: string; table: number }
  | { name: 'event-standing'; code: string }
  | { name: 'event-wall'; code: string }
  | { name: 'event-print'; code: string }
  | { name: 'event-rules' }
  | { name: 'event-learn' }
  | { name: 'privacy' }
  | { name: 'missing' };

export function parse(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (first === undefined) return { name: 'start' };
  if (first === 'privacy' && second === undefined) return { name: 'privacy' };
  if (first === 'admin' && second === undefined) return { name: 'admin' };
  if (first === 'groups' && second === undefined) return { name: 'groups' };
  if (first === 'e') return event(second, rest);
  const about = ABOUT.find((known) => known === first);
  if (about !== undefined && second === undefined) return { name: 'index', about };
  if (second === undefined || rest.length > 0) return { name: 'missing' };
  switch (first) {
    case 'new':
      return { name: 'new', game: second };
    case 'j':
      return { name: 'join', code: second };
    case 'm':
      return { name: 'play', id: second };
    case 'w':
      return { name: 'watch', watch: second };
    case 'r':
      return { name: 'replay', id: second };
    case 'rules':
      return second === EVENTS ? { name: 'event-rules' } : { name: 'rules', game: second };
    case 'learn':
      return second === EVENTS ? { name: 'event-learn' } : { name: 'learn', game: second };
    case 'companion':
      return { name: 'companion', game: second };
    case 'g':
      return { name: 'group', group: second };
    default:
      return { name: 'missing' };
  }
}

/** `/e`, `/e/new`, and the pages of an event under its code. */
function event(code: string | undefined, [page, table, ...rest]: string[]): Route {
  if (code === undefined) return { name: 'events' };
  if (page === undefined) return code === 'new' ? { name: 'event-new' } : { name: 'event', code };
  if (page === 't' && rest.length === 0 && /^\d{1,3}$/.test(table ?? '')) {
    return { name: 'event-table', code, table: Number(table) };
  }
  if (table !== undefined) return { name: 'missing' };
  switch (page) {
    case 'host':
      return { name: 'event-host', code };
    case 'standing':
      return { name: 'event-standing', code };
    case 'wall':
      return { name: 'event-wall', code };
    case 'print':
      return { name: 'event-print', code };
    default:
      return { name: 'missing' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign in a typed address
  }
}
