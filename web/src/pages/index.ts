/** The pages. Each is fetched on first use, together with everything that it will load itself. */
import type { Component } from 'svelte';
import { GAMES } from '../games/all';
import { loadGameTexts } from '../lib/i18n.svelte';
import type { Route } from '../lib/routes';
import { games } from '../lib/storage';
import { fetchBoard, ignore } from './ahead';
import Start from './Start.svelte';

// Every page takes what its address says; which props those are is checked in the pages.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Page = Component<any>;

const PAGES: Record<Route['name'], () => Page | Promise<{ default: Page }>> = {
  start: () => Start,
  index: () => import('./Index.svelte'),
  admin: () => import('./Admin.svelte'),
  groups: () => import('./Groups.svelte'),
  new: () => import('./New.svelte'),
  join: () => import('./Join.svelte'),
  play: () => import('./Play.svelte'),
  watch: () => import('./Watch.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  companion: () => import('./Companion.svelte'),
  group: () => import('./Group.svelte'),
  events: () => import('./Events.svelte'),
  'event-new': () => import('./EventNew.svelte'),
  event: () => import('./Event.svelte'),
  'event-host': () => import('./EventHost.svelte'),
  'event-table': () => import('./EventTable.svelte'),
  'event-standing': () => import('./EventStanding.svelte'),
  'event-wall': () => import('./EventWall.svelte'),
  'event-print': () => import('./EventPrint.svelte'),
  'event-rules': () => import('./EventRules.svelte'),
  'event-learn': () => import('./EventLearn.svelte'),
  privacy: () => import('./Privacy.svelte'),
  missing: () => import('./Missing.svelte'),
};

/** The page of an address, and the texts for it. */
export async function openPage(route: Route): Promise<Page> {
  const page = PAGES[route.name]();
  const isSpoken = loadTexts(route);
  fetchAhead(route);
  const [opened] = await Promise.all([page, isSpoken]);
  return 'default' in opened ? opened.default : opened;
}

/** The texts that a page needs whatever the game. */
const SHARED_TEXTS: Partial<Record<Route['name'], string>> = {
  admin: 'admin',
  companion: 'companion',
  learn: 'learn',
  privacy: 'privacy',
  new: 'together',
  join: 'together',
  play: 'together',
  watch: 'together',
  replay: 'together',
  group: 'together',
  groups: 'together',
  events: 'events',
  'event-new': 'events',
  event: 'events',
  'event-host': 'events',
  'event-table': 'events',
  'event-standing': 'events',
};

/** Pages of tournaments with a file of texts of their own: `events-wall.ftl` and so on. */
const EVENT_TEXTS: Partial<Record<Route['name'], string>> = {
  'event-wall': 'wall',
  'event-print': 'print',
  'event-rules': 'rules',
  'event-learn': 'learn',
};

/** Loads the texts of a page; for a match that this device knows, also those of its game. */
export async function loadTexts(route: Route): Promise<void> {
  const { name } = route;
  const wanted: Promise<void>[] = [];
  const shared = SHARED_TEXTS[name];
  if (shared !== undefined) wanted.push(loadGameTexts(shared));
  const own = EVENT_TEXTS[name];
  if (own !== undefined) wanted.push(loadGameTexts('events', own));
  if ('game' in route) wanted.push(loadGameTexts(route.game, name));
  const match = knownGame(route);
  if (match !== undefined) wanted.push(loadGameTexts(match));
  await Promise.all(wanted);
}

const knownGame = (route: Route): string | undefined =>
  route.name === 'play' ? games.find(route.id)?.game : undefined;

/** Starts loading what the page will ask for once it is shown; the page itself reports failures. */
function fetchAhead(route: Route): void {
  switch (route.name) {
    case 'play':
      return fetchBoard(knownGame(route) ?? '');
    case 'learn':
      return fetchBoard(route.game);
    case 'rules':
      return void GAMES.get(route.game)?.rules().catch(ignore);
    case 'companion':
      return void GAMES.get(route.game)?.companion?.().catch(ignore);
  }
}
