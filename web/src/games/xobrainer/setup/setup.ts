/** From the choices on the set-up page of XOBrainer to the match that is opened. */
import type { Config, Deck, Layout, Mission, TimeBalance, Trap } from '../wire';
import type { Translate } from '../../../lib/i18n.svelte';
import type { Order, SeatOrder } from '../../../lib/protocol';
import { localStore } from '../../../lib/storage';
import { KEPT } from './kept';
import type { Table } from '../../game';
import { FRIENDLIEST, isLevel, isWho, levelIn, type Level, type Who } from '../../levels';
import { sidesOf } from '../offline/rules';
import { presenter, VARIANT_NAMES, type Length, type Variant } from '../presenter';

export { sidesOf };

export type VariantName = Variant['type'];
type Side = 'lot' | 'crosses' | 'rings';
export type LengthKind = 'sets-5' | 'sets-3' | 'sets-1' | 'single-round' | 'rounds' | 'points';
export type LayoutKind = 'default' | 'calm' | 'wild' | 'own';
/** Who sits on a seat: somebody here, somebody who follows the link, or the computer. */
export type Sitter = 'here' | 'friend' | Level;

export interface Choices {
  who: Who;
  level: Level;
  side: Side;
  variants: VariantName[];
  /** Seconds. */
  bomb: number;
  balance: TimeBalance['seconds'];
  knockout: Mission['knockout'];
  colours: Trap['colours'];
  length: LengthKind;
  rounds: number;
  points: number;
  layout: LayoutKind;
  ownLayout: Layout | null;
  deck: 'usual' | 'own';
  ownDeck: Deck | null;
  rows: 'best' | 'all';
  /** How many play the crosses, and how many the rings. */
  teams: [number, number];
  /** Seat by seat, for teams; as the other choices say where nothing was chosen. */
  sitters: (Sitter | null)[];
}

/** In the order in which they are shown: cards, chance, clocks. */
export const VARIANTS: readonly VariantName[] = [
  'map',
  'mission',
  'trap',
  'random',
  'time-bomb',
  'time-balance',
];
const CLOCKS: readonly VariantName[] = ['time-bomb', 'time-balance'];
const WITH_CARDS: readonly VariantName[] = ['map', 'mission', 'trap'];
export const BOMB_SECONDS = [10, 20, 30, 40] as const;
export const BALANCE_SECONDS = [10, 20, 30, 40] as const;
export const LENGTHS: readonly LengthKind[] = [
  'sets-5',
  'sets-3',
  'sets-1',
  'single-round',
  'rounds',
  'points',
];
export const LAYOUTS: readonly LayoutKind[] = ['default', 'calm', 'wild', 'own'];
const MOST_SEATS = 8;
const USUAL_TEAM = 3;
const LIMITS = { bomb: [3, 600], rounds: [1, 99], points: [5, 500] } as const;

// --- Presets --------------------------------------------------------------------------------------

export const PRESETS = ['first', 'classic', 'blitz', 'everything'] as const;
export type Preset = (typeof PRESETS)[number];

type Mix = Pick<
  Choices,
  'variants' | 'bomb' | 'length' | 'layout' | 'rows' | 'knockout' | 'colours'
>;

const PLAIN: Mix = {
  variants: [],
  bomb: 20,
  length: 'sets-5',
  layout: 'default',
  rows: 'best',
  knockout: 'with-row',
  colours: 'holder',
};
const MIXES: Record<Preset, Mix> = {
  first: { ...PLAIN, length: 'sets-1', layout: 'calm' },
  classic: PLAIN,
  blitz: { ...PLAIN, variants: ['time-bomb'], bomb: 10, length: 'single-round' },
  everything: { ...PLAIN, variants: ['map', 'mission', 'trap', 'random', 'time-bomb'] },
};

export const DEFAULTS: Choices = {
  ...MIXES.first,
  who: 'online',
  level: FRIENDLIEST,
  side: 'lot',
  balance: 20,
  rounds: 5,
  points: 50,
  ownLayout: null,
  deck: 'usual',
  ownDeck: null,
  teams: [1, 1],
  sitters: [],
};

/** The choices with those of a preset; who plays stays as it is. */
export const withPreset = (choices: Choices, preset: Preset): Choices => ({
  ...choices,
  ...MIXES[preset],
  deck: 'usual',
});

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The preset that the choices amount to; null for a mix of one's own. */
export function presetOf(choices: Choices): Preset | null {
  const mixOf = ({ variants, bomb, length, layout, rows, knockout, colours }: Mix): unknown[] => [
    inOrder(variants),
    variants.includes('time-bomb') ? bomb : null,
    length,
    layout,
    rows,
    variants.includes('mission') ? knockout : null,
    variants.includes('trap') ? colours : null,
  ];
  if (drawsCards(choices) && choices.deck === 'own') return null;
  return PRESETS.find((preset) => isSame(mixOf(MIXES[preset]), mixOf(choices))) ?? null;
}

// --- Variants -------------------------------------------------------------------------------------

const inOrder = (variants: readonly VariantName[]): VariantName[] =>
  VARIANTS.filter((name) => variants.includes(name));

export const drawsCards = ({ variants }: Pick<Choices, 'variants'>): boolean =>
  variants.some((name) => WITH_CARDS.includes(name));

/** The variants with one switched on or off, and the clock that had to give way. */
export function switched(
  variants: readonly VariantName[],
  name: VariantName,
  isOn: boolean,
): { variants: VariantName[]; dropped: VariantName | null } {
  const others = variants.filter((other) => other !== name);
  if (!isOn) return { variants: inOrder(others), dropped: null };
  const dropped = CLOCKS.includes(name)
    ? (others.find((other) => CLOCKS.includes(other)) ?? null)
    : null;
  return { variants: inOrder([...others.filter((other) => other !== dropped), name]), dropped };
}

/** Switches a variant on or off; says which clock had to give way, if one had. */
export function flip(choices: Choices, variant: VariantName, isOn: boolean, t: Translate): string {
  const { variants, dropped } = switched(choices.variants, variant, isOn);
  choices.variants = variants;
  return dropped === null ? '' : t('xobrainer-clock-swapped', { other: VARIANT_NAMES[dropped] });
}

const within = (number: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.round(Number.isFinite(number) ? number : least)));

function variantFrom(name: VariantName, choices: Choices): Variant {
  switch (name) {
    case 'time-bomb':
      return { type: name, seconds: within(choices.bomb, LIMITS.bomb) };
    case 'time-balance':
      return { type: name, seconds: choices.balance };
    case 'mission':
      return { type: name, knockout: choices.knockout };
    case 'trap':
      return { type: name, colours: choices.colours };
    default:
      return { type: name };
  }
}

/** The other way round: what a match's variants are played with. */
function variantsIn(variants: readonly Variant[]): Partial<Choices> {
  const chosen: Partial<Choices> = { variants: inOrder(variants.map(({ type }) => type)) };
  for (const variant of variants) {
    if (variant.type === 'time-bomb') chosen.bomb = variant.seconds;
    if (variant.type === 'time-balance') chosen.balance = variant.seconds;
    if (variant.type === 'mission') chosen.knockout = variant.knockout;
    if (variant.type === 'trap') chosen.colours = variant.colours;
  }
  return chosen;
}

function lengthIn(length: Length): Partial<Choices> {
  switch (length.type) {
    case 'sets':
      return { length: `sets-${length.best_of}` };
    case 'rounds':
      return { length: 'rounds', rounds: length.rounds };
    case 'points':
      return { length: 'points', points: length.points };
    case 'single-round':
      return { length: 'single-round' };
  }
}

function lengthFrom({ length, rounds, points }: Choices): Length {
  switch (length) {
    case 'sets-5':
      return { type: 'sets', best_of: 5 };
    case 'sets-3':
      return { type: 'sets', best_of: 3 };
    case 'sets-1':
      return { type: 'sets', best_of: 1 };
    case 'single-round':
      return { type: 'single-round' };
    case 'rounds':
      return { type: 'rounds', rounds: within(rounds, LIMITS.rounds) };
    case 'points':
      return { type: 'points', points: within(points, LIMITS.points) };
  }
}

// --- Seats ----------------------------------------------------------------------------------------

/** How many the other side can have at most. */
export const mostBeside = (team: number): number => MOST_SEATS - team;

/** Who sits where. */
export function sittersOf(choices: Choices): Sitter[] {
  const mine = choices.side === 'rings' ? 1 : 0;
  return sidesOf(choices.teams).map((_, seat): Sitter => {
    const chosen = choices.teams[0] + choices.teams[1] > 2 ? choices.sitters[seat] : null;
    if (chosen) return chosen;
    if (choices.who === 'local' || seat === mine) return 'here';
    return choices.who === 'bot' ? choices.level : 'friend';
  });
}

const seatFrom = (sitter: Sitter): SeatOrder => {
  if (sitter === 'here') return { kind: 'person', mine: true };
  return sitter === 'friend' ? { kind: 'person' } : { kind: 'bot', level: sitter };
};

// --- The whole ------------------------------------------------------------------------------------

/** What stands in the way of a start. */
export type Obstacle = 'nobody-here' | 'no-layout' | 'no-deck';

export function obstacleTo(choices: Choices): Obstacle | null {
  if (!sittersOf(choices).includes('here')) return 'nobody-here';
  if (choices.layout === 'own' && choices.ownLayout === null) return 'no-layout';
  const wantsDeck = drawsCards(choices) && choices.deck === 'own';
  return wantsDeck && choices.ownDeck === null ? 'no-deck' : null;
}

export function configFrom(choices: Choices): Record<string, unknown> {
  const { layout, ownLayout, deck, ownDeck, rows, teams } = choices;
  return {
    layout: layout === 'own' && ownLayout !== null ? ownLayout : layout,
    ...(drawsCards(choices) && deck === 'own' && ownDeck !== null ? { deck: ownDeck } : {}),
    variants: inOrder(choices.variants).map((name) => variantFrom(name, choices)),
    length: lengthFrom(choices),
    teams,
    large_teams: Math.max(...teams) > USUAL_TEAM,
    rows,
  };
}

export function openingFrom(choices: Choices, name: string): Order {
  const sitters = sittersOf(choices);
  const isShared = sitters.every((sitter) => sitter === 'here');
  return {
    game: 'xobrainer',
    // Clocks wait for cards to be read (XO-47); nobody at another screen is kept waiting for ever.
    config: { ...configFrom(choices), wait: sitters.includes('friend') ? 'limited' : 'unlimited' },
    seats: sitters.map(seatFrom),
    name,
    order: choices.side === 'lot' && !isShared ? 'lot' : 'seated',
  };
}

/** Choices kept on the device may come from an older version of the page. */
export function restored(kept: Partial<Choices>, who: string | null): Choices {
  const known = Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => key in DEFAULTS && value !== undefined),
  ) as Partial<Choices>;
  const choices: Choices = { ...DEFAULTS, ...known };
  if (isWho(who) && who !== choices.who) {
    choices.who = who;
    choices.sitters = [];
  }
  if (!isLevel(choices.level)) choices.level = DEFAULTS.level;
  if (!LENGTHS.includes(choices.length)) choices.length = DEFAULTS.length;
  if (!LAYOUTS.includes(choices.layout)) choices.layout = DEFAULTS.layout;
  choices.variants = inOrder(Array.isArray(choices.variants) ? choices.variants : []);
  if (choices.layout === 'own' && choices.ownLayout === null) choices.layout = 'default';
  if (choices.ownDeck === null) choices.deck = 'usual';
  return choices;
}

/** What was chosen last on this device, for this way of playing. */
export const lastChoices = (who: string | null): Choices =>
  restored(localStore.read<Partial<Choices>>(KEPT, {}), who);

const SIDES: readonly Side[] = ['crosses', 'rings'];

/** The choices that a match is played by; what it does not tell is as it was last. */
export function choicesAt({ match, way }: Table): Choices {
  const { layout, deck, variants, length, teams, rows } = match.config as Required<Config>;
  const last = lastChoices(way);
  const known = LAYOUTS.find((name) => name === layout.name);
  const ownDeck = deck && !LAYOUTS.some((name) => name === deck.name) ? deck : null;
  const mine = match.sides[match.you[0] ?? 0] ?? 0;
  return {
    ...last,
    ...variantsIn(variants),
    ...lengthIn(length),
    level: levelIn(match) ?? last.level,
    side: way === 'local' ? last.side : match.order === 'lot' ? 'lot' : (SIDES[mine] ?? 'lot'),
    layout: known ?? 'own',
    ownLayout: known ? last.ownLayout : layout,
    deck: ownDeck ? 'own' : 'usual',
    ownDeck: ownDeck ?? last.ownDeck,
    rows,
    teams,
    sitters: match.chairs.map(({ level }) => (isLevel(level) ? level : 'here')),
  };
}

export const keep = (choices: Choices): void => localStore.write(KEPT, choices);

/** The seats of those at this screen. */
export const seatsHere = (choices: Choices): number[] =>
  sittersOf(choices).flatMap((sitter, seat) => (sitter === 'here' ? [seat] : []));

/** The names of several at one screen; who gives none is called by the side. */
export function namesAtScreen(
  choices: Choices,
  t: Translate,
  given: readonly string[] = [],
): string[] | null {
  const here = seatsHere(choices);
  if (here.length < 2) return null;
  const sides = sidesOf(choices.teams);
  return here.map((seat, i) => given[i]?.trim() || presenter.seatName(seat, sides, t));
}

// --- Files of one's own ---------------------------------------------------------------------------

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');

/** A layout of whatever size. */
export function anyLayoutIn(value: unknown): Layout | null {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isTexts(value['rows'])) return null;
  return { name: value['name'], rows: value['rows'] };
}

/** The layout in a file, as far as it can be drawn; whether it may be played on the server says. */
export function layoutIn(value: unknown): Layout | null {
  const layout = anyLayoutIn(value);
  return layout?.rows.length === 10 ? layout : null;
}

/** The deck in a file; whether it may be played with the server says. */
export function deckIn(value: unknown): Deck | null {
  if (!isRecord(value) || typeof value['name'] !== 'string') return null;
  const { name, cards, colours = 'three-white' } = value;
  const isCard = (card: unknown): boolean =>
    isRecord(card) && isTexts(card['white']) && isTexts(card['purple']);
  if (!Array.isArray(cards) || !cards.every(isCard)) return null;
  return { name, cards, colours } as Deck;
}
