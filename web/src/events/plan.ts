/** What a host can change about a proposal, and how long the event then takes. */
import type { Proposed, Setup } from './wire';

export type Format = Setup['format'];

const TWO_SIDES: readonly Format[] = [
  'swiss',
  'dutch',
  'all-play-all',
  'knockout',
  'double-knockout',
  'stages',
  'arena',
  'ladder',
  'mixer',
  'league',
];

/** The formats for bouts with this number of sides; groups can climb if the game has levels. */
export function formatsFor(sides: number, hasLevels: boolean): readonly Format[] {
  if (sides === 2) return TWO_SIDES;
  if (sides === 3) return ['threes', 'league'];
  return hasLevels ? ['league', 'climb'] : ['league'];
}

/** Formats with as many heats as the host says. */
export const hasHeats = (format: Format): boolean =>
  ['swiss', 'dutch', 'threes', 'mixer', 'league', 'climb', 'arena', 'ladder'].includes(format);

/** The set-up in another format, with what belongs to it. */
export const inFormat = (setup: Setup, format: Format): Setup => ({
  ...setup,
  format,
  team: format === 'mixer' ? Math.max(2, setup.team) : 1,
  groups: format === 'stages' ? Math.max(2, setup.groups) : setup.groups,
  days: format === 'league' ? setup.days : 0,
  deals: format === 'climb' ? 1 : setup.deals,
});

/** Heats until everybody has met everybody. */
const circle = (entrants: number): number => Math.max(1, entrants - 1 + (entrants % 2));
/** Heats until one is left. */
const rounds = (entrants: number): number =>
  Math.max(1, Math.ceil(Math.log2(Math.max(1, entrants))));

/** How many heats there will be; 0 where people play as often as they like. */
export function heatsOf(setup: Setup, entrants: number): number {
  switch (setup.format) {
    case 'arena':
    case 'ladder':
      return 0;
    case 'all-play-all':
      return circle(entrants) * Math.max(1, Math.floor(setup.heats / circle(entrants)));
    case 'knockout':
      return rounds(entrants);
    case 'double-knockout':
      return 2 * rounds(entrants);
    case 'stages': {
      const inGroup = Math.ceil(entrants / Math.max(1, setup.groups));
      return circle(inGroup) + rounds(setup.groups * Math.min(setup.qualify, inGroup));
    }
    default:
      return setup.heats;
  }
}

/** How many people there are, and how many persons, groups or teams they form. */
export interface Field {
  people: number;
  entrants: number;
}

/** In a mixer people enter alone, and teams are made of them in every heat. */
export const entrantsOf = ({ format }: Setup, { people, entrants }: Field): number =>
  format === 'mixer' ? people : entrants;

/** How many bouts of a heat are played at the same time: at real boards, and on screens. */
export function boardsOf(setup: Setup, field: Field): { real: number; screen: number } {
  const bouts = boutsOf(setup, entrantsOf(setup, field));
  const real = Math.min(bouts, setup.boxes);
  return { real, screen: bouts - real };
}

function boutsOf({ sides, format, team, groups }: Setup, entrants: number): number {
  if (format === 'mixer') return Math.ceil((entrants - (entrants % 2)) / (2 * team));
  if (sides === 3) return Math.ceil(entrants / 3);
  if (format === 'knockout') return boutsOfBracket(entrants);
  if (format === 'stages') return boutsInGroups(groups, entrants);
  return Math.max(1, Math.floor(entrants / sides));
}

/** In the first heat some have byes, and after it there are 2, 4, 8 … entrants. */
function boutsOfBracket(entrants: number): number {
  const bracket = 2 ** rounds(entrants);
  return Math.max(1, entrants - bracket / 2, bracket / 4);
}

/** In each group of an odd number somebody has a bye; the knockout afterwards needs no more boards. */
function boutsInGroups(groups: number, entrants: number): number {
  const count = Math.min(Math.max(1, groups), Math.max(1, Math.floor(entrants / 2)));
  const [size, larger] = [Math.floor(entrants / count), entrants % count];
  const most = larger * Math.floor((size + 1) / 2) + (count - larger) * Math.floor(size / 2);
  return Math.max(1, most);
}

/** How many people each of so many groups has: `4`, or `3–4` if they can't all be equally large. */
export function sizeWords({ people, entrants }: Field): string {
  const [least, most] = [Math.floor(people / entrants), Math.ceil(people / entrants)];
  return least === most ? `${least}` : `${least}–${most}`;
}

/** The minutes that the event is expected to take. */
export const takes = (setup: Setup, entrants: number): number =>
  Math.ceil(heatsOf(setup, entrants) * (setup.minutes + setup.announce / 60));

/** What one set-up has changed about another. */
export const changes = (from: Setup, to: Setup): Partial<Setup> =>
  Object.fromEntries(
    Object.entries(to).filter(([name, value]) => value !== from[name as keyof Setup]),
  );

/** What a host decides about any event, however it is played. */
const LASTING = ['announce', 'most', 'school', 'keep_days'];

/** Those of these changes that hold for another format or game, too. */
export const lasting = (changed: Partial<Setup>): Partial<Setup> =>
  Object.fromEntries(Object.entries(changed).filter(([name]) => LASTING.includes(name)));

/** The proposal with the name that the host has given. */
export const named = ({ setup }: Proposed, name: string): Setup => ({ ...setup, name });
