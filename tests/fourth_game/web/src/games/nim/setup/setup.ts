/** From the choices on the set-up page to the match that is opened. */
import type { Order, SeatOrder } from '../../../lib/protocol';
import { localStore } from '../../../lib/storage';
import { KEPT } from './kept';
import type { Table } from '../../game';
import type { Config } from '../wire';

export const WHOS = ['online', 'bot'] as const;
export const LEVELS = ['seedling', 'oak'] as const;

export interface Choices {
  who: (typeof WHOS)[number];
  level: (typeof LEVELS)[number];
  goal: 'against' | 'together';
}

export const DEFAULTS: Choices = { who: 'online', level: 'seedling', goal: 'against' };

/** What was chosen last on this device, for this way of playing. */
export function lastChoices(wanted: string | null): Choices {
  const who = WHOS.find((known) => known === wanted);
  return { ...DEFAULTS, ...localStore.read<Partial<Choices>>(KEPT, {}), ...(who && { who }) };
}

/** The choices that a match is played by. */
export function choicesAt({ match, way }: Table): Choices {
  const last = lastChoices(way);
  const { together } = match.config as Required<Config>;
  const level = LEVELS.find((known) => match.chairs.some((chair) => chair.level === known));
  return { ...last, level: level ?? last.level, goal: together ? 'together' : 'against' };
}

export const keep = (choices: Choices): void => localStore.write(KEPT, choices);

export function openingFrom({ who, level, goal }: Choices, name: string): Order {
  const other: SeatOrder = who === 'bot' ? { kind: 'bot', level } : { kind: 'person' };
  return {
    game: 'nim',
    config: { together: goal === 'together' },
    seats: [{ kind: 'person', mine: true }, other],
    name,
  };
}
