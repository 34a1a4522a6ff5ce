/** What happened in a match, for a picture: sand, fields, trades, and where seconds were lost. */
import type { HistoryStep } from '../../../lib/protocol';
import type { GameEvent } from './view';

/** A point of a line: match time since the sand began, in milliseconds, and a value. */
export type Point = readonly [at: number, value: number];

interface Turn {
  at: number;
  seat: number | null;
  /** Sand that was still above: so much was given away. */
  left: number;
  /** What there was to run after it. */
  after: number;
}

export interface Story {
  /** From the first grain to the end. */
  length: number;
  total: number;
  sand: Point[];
  turns: Turn[];
  fields: { at: number; field: string; seat: number }[];
  /** By seat. */
  trades: number[];
  draws: number[];
  discards: number[];
  sets: number[];
  /** By seat: how long neighbours waited for an answer. */
  waited: number[];
  /** When nobody did anything. */
  pauses: { from: number; to: number }[];
  /** Sand given away by turning early. */
  early: number;
  isWon: boolean;
}

/** So long nothing must happen before it counts as a pause. */
const PAUSE_MS = 4000;

const DEEDS: readonly string[] = [
  'drawn',
  'discarded',
  'offered',
  'traded',
  'withdrawn',
  'turned-down',
  'cracked',
  'time-laid',
];

const asEvent = (event: { type: string }): GameEvent => event as unknown as GameEvent;

/** The story of a match out of its history; null if the sand never ran. */
export function storyOf(
  steps: readonly Pick<HistoryStep, 'at' | 'events'>[],
  seats: number,
): Story | null {
  const events = steps.flatMap(({ events: told }) => told.map(asEvent));
  const start = events.find((event) => event.type === 'sand-started');
  if (start?.type !== 'sand-started') return null;
  const began = start.at;
  const { total } = start.sand;
  const finish = events.find((event) => event.type === 'finished');
  const last = finish?.type === 'finished' ? finish.at : Math.max(...steps.map(({ at }) => at));
  const length = Math.max(1, last - began);
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  const story: Story = {
    length,
    total,
    sand: [[0, total]],
    turns: [],
    fields: [],
    trades: none(),
    draws: none(),
    discards: none(),
    sets: none(),
    waited: none(),
    pauses: [],
    early: 0,
    isWon: finish?.type === 'finished' && finish.is_won,
  };
  const add = (counts: number[], seat: number, by = 1): void => {
    counts[seat] = (counts[seat] ?? 0) + by;
  };
  let ends = start.sand.ends;
  let turner: number | null = null;
  let deed = began;
  const open = new Map<string, number>();
  const answered = (seat: number, to: number, at: number): void => {
    const since = open.get(`${seat} ${to}`);
    if (since !== undefined) add(story.waited, to, at - since);
    open.delete(`${seat} ${to}`);
  };
  const pause = (at: number): void => {
    if (at - deed >= PAUSE_MS) story.pauses.push({ from: deed - began, to: at - began });
    deed = at;
  };
  for (const event of events) {
    if (DEEDS.includes(event.type) && 'at' in event) pause(event.at);
    switch (event.type) {
      case 'sand-turned': {
        const left = Math.max(0, ends - event.at);
        const after = event.sand.ends - event.at;
        const at = event.at - began;
        story.turns.push({ at, seat: turner, left, after });
        story.sand.push([at, left], [at, after]);
        story.early += left;
        ({ ends } = event.sand);
        break;
      }
      case 'time-laid':
        turner = event.seat;
        add(story.sets, event.seat);
        break;
      case 'cracked':
        story.fields.push({ at: event.at - began, field: event.field, seat: event.seat });
        add(story.sets, event.seat);
        break;
      case 'drawn':
        add(story.draws, event.seat);
        break;
      case 'discarded':
        add(story.discards, event.seat);
        break;
      case 'offered':
        open.set(`${event.seat} ${event.to}`, event.at);
        break;
      case 'traded':
        add(story.trades, event.seat);
        add(story.trades, event.to);
        answered(event.to, event.seat, event.at);
        break;
      case 'turned-down':
        answered(event.by, event.seat, event.at);
        break;
      case 'withdrawn':
        answered(event.seat, event.to, event.at);
    }
  }
  for (const key of [...open.keys()]) {
    const [seat, to] = key.split(' ').map(Number) as [number, number];
    answered(seat, to, last);
  }
  pause(last);
  story.sand.push([length, Math.max(0, ends - last)]);
  return story;
}

/** How many fields were cracked at each time, as steps. */
export function fieldLine(story: Story): Point[] {
  const points: Point[] = [[0, 0]];
  story.fields.forEach(({ at }, i) => points.push([at, i], [at, i + 1]));
  return [...points, [story.length, story.fields.length]];
}

export const pauseTime = ({ pauses }: Story): number =>
  pauses.reduce((sum, { from, to }) => sum + to - from, 0);

export const seconds = (millis: number): number => Math.round(millis / 1000);

/** Minutes and seconds. */
export function clock(millis: number): string {
  const whole = seconds(millis);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
