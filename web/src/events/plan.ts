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
const circle = (people: number): number => Math.max(1, people - 1 + (people % 2));
/** Heats until one is left. */
const rounds = (people: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(1, people))));

/** How many heats there will be; 0 where people play as often as they like. */
export function heatsOf(setup: Setup, people: number): number {
  switch (setup.format) {
    case 'arena':
    case 'ladder':
      return 0;
    case 'all-play-all':
      return circle(people);
    case 'knockout':
      return rounds(people);
    case 'double-knockout':
      return 2 * rounds(people);
    case 'stages': {
      const inGroup = Math.ceil(people / Math.max(1, setup.groups));
      return circle(inGroup) + rounds(setup.groups * Math.min(setup.qualify, inGroup));
    }
    default:
      return setup.heats;
  }
}

/** The minutes that the event is expected to take. */
export const takes = (setup: Setup, people: number): number =>
  Math.ceil(heatsOf(setup, people) * (setup.minutes + setup.announce / 60));

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
