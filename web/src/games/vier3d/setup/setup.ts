/** From the choices on the set-up page to the match that is opened. */
import type { Translate } from '../../../lib/i18n.svelte';
import type { Order, SeatOrder } from '../../../lib/protocol';
import { localStore } from '../../../lib/storage';
import { KEPT } from './kept';
import type { Config } from '../wire';
import type { Table } from '../../game';
import { FRIENDLIEST, isLevel, isWho, levelIn, type Level, type Who } from '../../levels';
import { presenter, type ClockChoice, type Variant, type Yellow } from '../presenter';

export type Colour = 'red' | 'blue' | 'yellow' | 'lot';
export type ClockKind = 'none' | 'per-move' | 'total';

export interface Choices {
  who: Who;
  level: Level;
  variant: Variant;
  yellow: Yellow;
  colour: Colour;
  clock: ClockKind;
  /** Seconds. */
  perMove: number;
  total: number;
  increment: number;
  bestOfTwo: boolean;
}

export const PER_MOVE = [10, 20, 30, 60, 120] as const;
export const TOTAL = [60, 180, 300, 600, 900, 1800] as const;
export const INCREMENT = [0, 2, 5, 10, 30] as const;

export const DEFAULTS: Choices = {
  who: 'online',
  level: FRIENDLIEST,
  variant: 'first-line',
  yellow: 'balanced',
  colour: 'lot',
  clock: 'none',
  perMove: 30,
  total: 300,
  increment: 5,
  bestOfTwo: false,
};

const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow'];

export const hasThree = ({ variant, yellow }: Pick<Choices, 'variant' | 'yellow'>): boolean =>
  variant === 'most-lines' && yellow === 'three-players';

/** The colours to choose from. */
export const coloursFor = (choices: Choices): Colour[] =>
  hasThree(choices) ? ['lot', 'red', 'blue', 'yellow'] : ['lot', 'red', 'blue'];

/** Choices kept on the device may come from an older version of the page. */
export function restored(kept: Partial<Choices>, who: string | null): Choices {
  const choices = { ...DEFAULTS, ...kept };
  if (isWho(who)) choices.who = who;
  if (!isLevel(choices.level)) choices.level = DEFAULTS.level;
  return choices;
}

/** What was chosen last on this device, for this way of playing. */
export const lastChoices = (who: string | null): Choices =>
  restored(localStore.read<Partial<Choices>>(KEPT, {}), who);

/** The choices that a match is played by; what it does not tell is as it was last. */
export function choicesAt({ match, way }: Table): Choices {
  const { variant, yellow, clock } = match.config as Required<Config>;
  const last = lastChoices(way);
  const [seat = 0] = match.you;
  return {
    ...last,
    level: levelIn(match) ?? last.level,
    variant,
    yellow,
    colour:
      way === 'local' ? last.colour : match.order === 'lot' ? 'lot' : (COLOURS[seat] ?? 'lot'),
    clock: clock?.type ?? 'none',
    perMove: clock?.type === 'per-move' ? clock.seconds : last.perMove,
    total: clock?.type === 'total' ? clock.seconds : last.total,
    increment: clock?.type === 'total' ? clock.increment : last.increment,
    bestOfTwo: match.series !== null,
  };
}

export const keep = (choices: Choices): void => localStore.write(KEPT, choices);

export const seatsOf = (choices: Choices): number[] => (hasThree(choices) ? [0, 1, 2] : [0, 1]);

/** At one screen everybody may have a name; who gives none is called by the colour. */
export function namesAtScreen(
  choices: Choices,
  t: Translate,
  given: readonly string[] = [],
): string[] | null {
  if (choices.who !== 'local') return null;
  const seats = seatsOf(choices);
  return seats.map((seat) => given[seat]?.trim() || presenter.seatName(seat, seats, t));
}

function clockOf(choices: Choices): ClockChoice | null {
  switch (choices.clock) {
    case 'per-move':
      return { type: 'per-move', seconds: choices.perMove };
    case 'total':
      return { type: 'total', seconds: choices.total, increment: choices.increment };
    case 'none':
      return null;
  }
}

export function configFrom(choices: Choices): Config {
  const { variant } = choices;
  return {
    variant,
    yellow: variant === 'most-lines' ? choices.yellow : DEFAULTS.yellow,
    clock: clockOf(choices),
  };
}

export function openingFrom(choices: Choices, name: string): Order {
  const count = hasThree(choices) ? 3 : 2;
  const colour = coloursFor(choices).includes(choices.colour) ? choices.colour : 'lot';
  const mine = Math.max(0, COLOURS.indexOf(colour));
  const seats = Array.from({ length: count }, (_, seat): SeatOrder => {
    if (choices.who === 'local' || seat === mine) return { kind: 'person', mine: true };
    return choices.who === 'bot' ? { kind: 'bot', level: choices.level } : { kind: 'person' };
  });
  return {
    game: 'vier3d',
    config: { ...configFrom(choices) },
    seats,
    name,
    order: colour === 'lot' && choices.who !== 'local' ? 'lot' : 'seated',
    best_of_two: choices.bestOfTwo && count === 2,
  };
}
