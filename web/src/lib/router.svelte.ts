/** The page's address as state, over the History API. */
import { parse, type Route } from './routes';

/** Asked before a page is left; false keeps the visitor here. */
export type Guard = () => Promise<boolean>;

let path = $state(location.pathname);
let search = $state(location.search);
let guard: Guard | null = null;
/** Counts the visits, so that the way back can be told from the way forward. */
let here = 0;
let isReturning = false;
/** Functions that undo the steps within this page, in the order of the steps. */
let undos: (() => void)[] = [];

const route = $derived(parse(path));

export const router = {
  get route(): Route {
    return route;
  },
  get path(): string {
    return path;
  },
  query(name: string): string | null {
    return new URLSearchParams(search).get(name);
  },
};

function show(): void {
  path = location.pathname;
  search = location.search;
}

async function mayLeave(): Promise<boolean> {
  return guard === null || (await guard());
}

export async function go(to: string, { replace = false, force = false } = {}): Promise<void> {
  if (!force && !(await mayLeave())) return;
  guard = null;
  undos = [];
  if (replace) history.replaceState({ here }, '', to);
  else history.pushState({ here: ++here }, '', to);
  show();
  scrollTo(0, 0);
}

/** Sets, or with null lifts, the guard against leaving by accident. */
export function setGuard(next: Guard | null): void {
  guard = next;
}

/** A step within the page: going back undoes it instead of leaving the page. */
export function stepIn(undo: () => void): void {
  undos.push(undo);
  history.pushState({ here: ++here }, '');
}

/** The steps are final: going back leaves the page again. */
export function stepsDone(): void {
  if (undos.length === 0) return;
  isReturning = true;
  here -= undos.length;
  history.go(-undos.length);
  undos = [];
}

async function popped(event: PopStateEvent): Promise<void> {
  const there = (event.state as { here?: number } | null)?.here ?? 0;
  if (isReturning) {
    isReturning = false;
    return;
  }
  if (undos.length > 0 && there < here) {
    for (; here > there; here -= 1) undos.pop()?.();
    return;
  }
  if (guard !== null) {
    const back = here - there;
    isReturning = true;
    history.go(back === 0 ? 1 : back);
    if (!(await mayLeave())) return;
    guard = null;
    history.go(-back);
    return;
  }
  here = there;
  show();
}

/** Opens links to our own pages without reloading; the browser handles all others. */
function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || parse(url.pathname).name === 'missing') return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  void go(url.pathname + url.search);
}

export function startRouter(): void {
  history.replaceState({ here }, '');
  addEventListener('popstate', (event) => void popped(event));
  addEventListener('click', clicked);
}
