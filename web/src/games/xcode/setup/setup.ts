/** From the choices on the set-up page of X-Code to the match that is opened. */
import { ladder, STAGES } from '../stages';
import { unlocked } from '../../../lib/ladder';
import type { Order, SeatOrder } from '../../../lib/protocol';

export const PACES = ['slow', 'human', 'fast'] as const;
export type Pace = (typeof PACES)[number];

export interface Choices {
  /** The name of a level or mission. */
  level: string;
  /** How many seats there are, and how many of them the computer plays. */
  players: number;
  bots: number;
  pace: Pace;
  refill: boolean;
  overdraw: boolean;
  /** Seconds. */
  countdown: number;
}

export const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;
export const COUNTDOWNS = [0, 3, 5, 10] as const;

export const DEFAULTS: Choices = {
  level: STAGES[0] ?? 'level-1',
  players: 4,
  bots: 0,
  pace: 'human',
  refill: false,
  overdraw: false,
  countdown: 3,
};

/** Somebody must be there to play. */
export const fewerBots = ({ players, bots }: Choices): number =>
  Math.max(0, Math.min(players - 1, bots));

/** Choices kept on the device may come from an older version of the page. */
export function restored(
  kept: Partial<Choices>,
  won: readonly string[],
  wanted: { who: string | null; level: string | null },
): Choices {
  const choices = { ...DEFAULTS, ...kept };
  if (!PLAYERS.some((count) => count === choices.players)) choices.players = DEFAULTS.players;
  if (!PACES.includes(choices.pace)) choices.pace = DEFAULTS.pace;
  if (wanted.who === 'bot') choices.bots = choices.players - 1;
  if (wanted.who === 'online' && choices.bots >= choices.players - 1) choices.bots = 0;
  choices.bots = fewerBots(choices);
  const open = unlocked(ladder, won);
  const level = wanted.level ?? choices.level;
  choices.level = open.includes(level) ? level : (open.at(-1) ?? DEFAULTS.level);
  return choices;
}

/** `group` is the secret of those who go on; without one a new group begins. */
export function openingFrom(choices: Choices, name: string, group: string | null = null): Order {
  const { level, players, pace, countdown } = choices;
  const bots = fewerBots(choices);
  const seats = Array.from({ length: players }, (_, seat): SeatOrder => {
    if (seat === 0) return { kind: 'person', mine: true };
    return seat < players - bots ? { kind: 'person' } : { kind: 'bot', level: pace };
  });
  return {
    game: 'xcode',
    config: {
      level,
      players,
      turning: choices.refill ? 'refill' : 'flip',
      overdraw: choices.overdraw ? 'loses-hand' : 'refused',
      countdown,
    },
    seats,
    name,
    order: 'seated',
    best_of_two: false,
    group,
  };
}
