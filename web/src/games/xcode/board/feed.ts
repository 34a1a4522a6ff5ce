/** What has happened at the table, line by line: as far as the page has heard, and what the view keeps. */
import type { Told } from '../../../lib/told';
import type { Card, GameEvent, View } from './view';

type Deed =
  'cracked' | 'turned' | 'offered' | 'traded' | 'discarded' | 'hand-lost' | 'left' | 'ran-out';

export interface Line {
  deed: Deed;
  /** Who did it; null for what nobody did. */
  seat: number | null;
  at: number;
  /** With whom. */
  to?: number;
  card?: Card;
  against?: Card;
  /** Seconds of sand before and after a turn. */
  left?: number;
  after?: number;
}

/** The number of lines that are kept. */
const MOST = 60;

const seconds = (millis: number): number => Math.round(millis / 1000);

function lineOf(event: GameEvent, events: readonly GameEvent[]): Line | null {
  switch (event.type) {
    case 'cracked':
      return { deed: 'cracked', seat: event.seat, at: event.at, card: event.field };
    case 'time-laid': {
      const line: Line = { deed: 'turned', seat: event.seat, at: event.at };
      const turned = events.find((one) => one.type === 'sand-turned' && one.at === event.at);
      if (turned?.type !== 'sand-turned') return line;
      const { total, ends } = turned.sand;
      const after = seconds(ends - event.at);
      return { ...line, after, left: seconds(total) - after };
    }
    case 'offered': {
      const { seat, to, card, at } = event;
      return { deed: 'offered', seat, to, card, at };
    }
    case 'traded': {
      const { seat, to, card, against, at } = event;
      return { deed: 'traded', seat, to, card, against, at };
    }
    case 'discarded':
      return { deed: 'discarded', seat: event.seat, at: event.at };
    case 'hand-lost':
      return { deed: 'hand-lost', seat: event.seat, at: event.at };
    case 'seat-left':
      return { deed: 'left', seat: event.seat, at: event.at };
    case 'ran-out':
      return { deed: 'ran-out', seat: null, at: event.at };
    default:
      return null;
  }
}

const keyOf = ({ deed, seat, at, card }: Line): string => `${deed} ${seat} ${at} ${card}`;

/** The lines after this was told; only what the server has said, and what is told once. */
export function heard(lines: readonly Line[], told: Told<View, GameEvent>): readonly Line[] {
  if (told.how !== 'now' && told.how !== 'missed') return lines;
  const fresh = told.events.flatMap((event) => lineOf(event, told.events) ?? []);
  return fresh.length === 0 ? lines : [...lines, ...fresh].slice(-MOST);
}

/** All lines, the latest first: a page that was loaded late knows fields and turns from the view. */
export function feedOf(lines: readonly Line[], { cracked, times }: View): Line[] {
  const known = new Set(lines.map(keyOf));
  const kept = [...cracked, ...times].flatMap((event) => lineOf(event, []) ?? []);
  return [...lines, ...kept.filter((line) => !known.has(keyOf(line)))].sort((a, b) => b.at - a.at);
}
