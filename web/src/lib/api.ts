/** The few calls over HTTP; see docs/protocol.md. */
import type {
  AdminView,
  Facts,
  Group,
  History,
  Lesson,
  Order,
  Preview,
  Ticket,
  Try,
  Watched,
} from './protocol';
import { noteAnswer, server } from './server.svelte';

/** A refused call: a code to be translated, never a sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Facts = {},
  ) {
    super(code);
  }
}

export const OFFLINE = 'offline';
/** What a proxy answers if the server is down. */
const AWAY = [502, 503, 504];

/** The answer of the server as text; throws `Refused` if there is none, or if it is a refusal. */
async function ask(method: string, path: string, body?: unknown, token?: string): Promise<string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    noteAnswer(false);
    throw new Refused(OFFLINE);
  }
  const text = await response.text();
  const { code, facts } = response.ok ? {} : refusalIn(text);
  const isOurs = response.ok || typeof code === 'string'; // a proxy that answers for the server does not use our format
  noteAnswer(isOurs || !AWAY.includes(response.status));
  if (server.isAway) throw new Refused(OFFLINE);
  if (response.ok) return text;
  throw new Refused(typeof code === 'string' ? code : 'internal', facts ?? {});
}

function refusalIn(text: string): { code?: unknown; facts?: Facts } {
  try {
    return (JSON.parse(text) as { code?: unknown; facts?: Facts } | null) ?? {};
  } catch {
    return {};
  }
}

/** Calls the server; throws `Refused`. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<T> {
  const text = await ask(method, path, body, token);
  try {
    return (text === '' ? null : JSON.parse(text)) as T;
  } catch {
    throw new Refused('internal');
  }
}

/** A file that the server writes; throws `Refused`. */
export const download = (path: string, token: string): Promise<string> =>
  ask('GET', path, undefined, token);

const part = encodeURIComponent;

/** Whoever orders again with the same key gets the same match. */
export const openMatch = (order: Order, key: string): Promise<Ticket> =>
  call('POST', '/api/matches', { ...order, key });

/** The link of an invitation names its match besides the code. */
const invited = (match: string | null): string => (match === null ? '' : `?match=${part(match)}`);

export const lookUpCode = (code: string, match: string | null): Promise<Preview> =>
  call('GET', `/api/codes/${part(code)}${invited(match)}`);

/** Whoever asks again with the same secret gets the same seat. */
export const takeSeat = (
  code: string,
  match: string,
  wish: { name: string; seat?: number },
  secret: string,
): Promise<Ticket> => call('POST', `/api/codes/${part(code)}/seats${invited(match)}`, wish, secret);

export const findWatched = (watch: string): Promise<Watched> =>
  call('GET', `/api/watch/${part(watch)}`);

/** The versions of a match after this one: one page of them. */
const getPage = (id: string, after: number, token?: string): Promise<History> =>
  call('GET', `/api/matches/${part(id)}/history?after=${after}`, undefined, token);

/** The versions of a match after this one: all pages of them. */
export async function getHistory(id: string, token?: string, after = 0): Promise<History> {
  const history = await getPage(id, after, token);
  while (history.more) {
    const page = await getPage(id, history.steps.at(-1)?.v ?? after, token);
    history.steps.push(...page.steps);
    history.more = page.more;
    history.match = page.match;
  }
  return history;
}

export const deleteMatch = (id: string, token: string): Promise<void> =>
  call('DELETE', `/api/matches/${part(id)}`, undefined, token);

/** The key with which a browser subscribes to web push; null where the server sends none. */
export const getPushKey = (): Promise<{ key: string | null }> => call('GET', '/api/push');

export const sendPush = (id: string, token: string, wish: Record<string, string>): Promise<void> =>
  call('POST', `/api/matches/${part(id)}/push`, wish, token);

export const forgetPush = (id: string, token: string): Promise<void> =>
  call('DELETE', `/api/matches/${part(id)}/push`, undefined, token);

/** Everybody at this table goes on with other settings; the id of that match. */
export const goOn = (id: string, token: string, config: unknown): Promise<{ id: string }> =>
  call('POST', `/api/matches/${part(id)}/next`, { config }, token);

export const getGroup = (group: string): Promise<Group> =>
  call('GET', `/api/groups/${part(group)}`);

/** Tries a step of a lesson: what all these moves lead to, judged by the rules. */
export const tryStep = (game: string, tried: Try): Promise<Lesson> =>
  call('POST', `/api/lessons/${part(game)}`, tried);

/** The files that come with a game; their type is in the game's `wire.ts`. */
export const getPack = <Pack>(game: string): Promise<Pack> => call('GET', `/api/packs/${game}`);

/** What the operator sees; the secret is the server's, not a seat's. */
export const getTables = (secret: string): Promise<AdminView> =>
  call('GET', '/api/admin/tables', undefined, secret);

export const closeTable = (id: string, secret: string): Promise<void> =>
  call('POST', `/api/admin/tables/${part(id)}/close`, {}, secret);

export const exportTable = async (id: string, secret: string): Promise<string> =>
  (await call<{ record: string }>('GET', `/api/admin/tables/${part(id)}/record`, undefined, secret))
    .record;

/** Ends this server; another one that answers, behind a balancer, refuses. */
export const drainServer = (node: string, secret: string): Promise<void> =>
  call('POST', '/api/admin/drain', { node }, secret);

export const getAddress = (): Promise<{ url: string }> => call('GET', '/api/address');

export const recordPath = (id: string): string => `/api/matches/${part(id)}/record`;

export const qrPath = (path: string): string => `/api/qr?path=${part(path)}`;
