/** From the choices on the set-up page of X-Code to the match that is opened. */
import { ladder, STAGES } from '../stages';
import { likelyGroup, unlocked } from '../../../lib/ladder';
import type { Order, SeatOrder } from '../../../lib/protocol';
import type { Table } from '../../game';
import type { Config } from '../wire';
import { groups, localStore } from '../../../lib/storage';
import { isPlayers, KEPT, USUAL_PLAYERS } from './kept';

export const PACES = ['slow', 'human', 'fast'] as const;
type Pace = (typeof PACES)[number];

const isPace = (name: unknown): name is Pace => PACES.includes(name as Pace);

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

export const COUNTDOWNS = [0, 3, 5, 10] as const;

export const DEFAULTS: Choices = {
  level: STAGES[0] ?? 'level-1',
  players: USUAL_PLAYERS,
  bots: 0,
  pace: 'slow',
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
  if (!isPlayers(choices.players)) choices.players = DEFAULTS.players;
  if (!isPace(choices.pace)) choices.pace = DEFAULTS.pace;
  if (wanted.who === 'bot') choices.bots = choices.players - 1;
  if (wanted.who === 'online' && choices.bots >= choices.players - 1) choices.bots = 0;
  choices.bots = fewerBots(choices);
  const open = unlocked(ladder, won);
  const level = wanted.level ?? choices.level;
  choices.level = open.includes(level) ? level : (open.at(-1) ?? DEFAULTS.level);
  return choices;
}

/** What was chosen last on this device, for this way of playing, and who probably plays. */
export function lastChoices(wanted: { who: string | null; level: string | null }): {
  choices: Choices;
  group: string | null;
  won: readonly string[];
} {
  const group = likelyGroup(groups.list('xcode'), wanted.who);
  const won = groups.find(group ?? '')?.won ?? [];
  const kept = localStore.read<Partial<Choices>>(KEPT, {});
  return { choices: restored(kept, won, wanted), group, won };
}

/** The choices that a match is played by, and its group. */
export function choicesAt({ match, way }: Table): ReturnType<typeof lastChoices> {
  const { level, players, turning, overdraw, countdown } = match.config as Required<Config>;
  const { choices: last } = lastChoices({ who: way, level: null });
  const pace = match.chairs.map((chair) => chair.level).find(isPace);
  const choices: Choices = {
    level: level.name,
    players,
    bots: players - 1,
    pace: pace ?? last.pace,
    refill: turning === 'refill',
    overdraw: overdraw === 'loses-hand',
    countdown,
  };
  return { choices, group: match.group, won: groups.find(match.group ?? '')?.won ?? [] };
}

export const keep = (choices: Choices): void => localStore.write(KEPT, choices);

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
