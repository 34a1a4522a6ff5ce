/** How names, results and times of a tournament are written. */
import type { BoutView, EntrantView, HeatView, Result, TournamentView } from './wire';

export type Entrants = Pick<TournamentView, 'entrants'>;

export const entrantOf = ({ entrants }: Entrants, id: number): EntrantView | undefined =>
  entrants.find((one) => one.id === id);

/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and others. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name such that its direction and that of the text around it leave each other alone. */
export const isolated = (name: string): string =>
  FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;

export const nameOf = (view: Entrants, id: number): string =>
  isolated(entrantOf(view, id)?.name ?? '–');

/** The members of a side, in one line. */
export const sideName = (view: Entrants, side: readonly number[]): string =>
  side.map((id) => nameOf(view, id)).join(' + ');

/** Who plays, in the order of the sides. */
export const boutName = (view: Entrants, { sides }: Pick<BoutView, 'sides'>): string =>
  sides.map((side) => sideName(view, side)).join(' – ');

/** Half points in figures: `0`, `½`, `1`, `1½`. */
export function points(half: number): string {
  const whole = Math.floor(half / 2);
  if (half % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}

/** What a group has reached with a deal, and the time that it had left: `5 · 0:35`. */
export const tally = ([reached = 0, left = 0]: readonly number[]): string =>
  `${reached} · ${countdown(left)}`;

/** `2 : 0`, with the entrant's side first; of a group that has no opponent, deal by deal. */
export function score(
  { scores, tallies = [] }: Pick<Result, 'scores'> & Partial<Result>,
  first = 0,
): string {
  if (scores.length === 1 && tallies.length > 0) return tallies.map(tally).join(', ');
  const own = scores[first] ?? 0;
  return [own, ...scores.filter((_, side) => side !== first)].map(points).join(' : ');
}

/** The side of an entrant in a bout; -1 if it plays in another one. */
export const sideOf = ({ sides }: Pick<BoutView, 'sides'>, entrant: number): number =>
  sides.findIndex((side) => side.includes(entrant));

/** The bout of an entrant in a heat. */
export const boutOf = (heat: HeatView | null, entrant: number): BoutView | undefined =>
  heat?.bouts.find((bout) => sideOf(bout, entrant) >= 0);

/** Whether nobody has begun, as far as pages are told: of moves at screens the server alone knows. */
export const isUntouched = ({ bouts }: HeatView): boolean =>
  bouts.every(
    ({ result, claims, games }) =>
      result === null && claims.length === 0 && games.every((game) => game === null),
  );

/** Bouts without a result, those that need the host first. */
export function openBouts(heat: HeatView | null): BoutView[] {
  const urgency = { differ: 0, waiting: 1, playing: 2, reported: 3, done: 4 } as const;
  return (heat?.bouts ?? [])
    .filter(({ result }) => result === null)
    .sort((a, b) => urgency[a.phase] - urgency[b.phase] || a.table - b.table);
}

/** `12:48`; past the end `+2:10`. */
export function countdown(millis: number): string {
  const isOver = millis < 0;
  const seconds = isOver ? Math.floor(-millis / 1000) : Math.ceil(millis / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const clock = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${isOver && seconds > 0 ? '+' : ''}${clock}:${two(seconds % 60)}`;
}

/** The viewer's own way to write times, if the page speaks the viewer's language. */
const locale = (language: string): string =>
  globalThis.navigator?.languages?.find((own) => own.startsWith(language)) ?? language;

/** A time of day in the viewer's zone: `21:40`. */
export const timeOfDay = (wall: number, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { hour: '2-digit', minute: '2-digit' }).format(wall);

const HOUR = 3_600_000;

/** A time in the viewer's zone, which is named: `21:40 CET`; half a day away also the date. */
export const moment = (wall: number, language: string, now = Date.now()): string =>
  new Intl.DateTimeFormat(locale(language), {
    ...(Math.abs(wall - now) > 12 * HOUR && { weekday: 'short', day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(wall);

/** The time until something happens; in a league that lasts for weeks `in 6 days`. */
export function timeLeft(millis: number, language: string): string {
  const days = Math.floor(millis / (24 * HOUR));
  if (days < 2) return countdown(millis);
  return new Intl.RelativeTimeFormat(language, { style: 'short' }).format(days, 'day');
}

/** The viewer's zone by name: `CET`. */
export const zoneName = (wall: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZoneName: 'short' })
    .formatToParts(wall)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Whether the heat is announced and begins only later. */
export const isWaiting = ({ heat, phase }: TournamentView, now: number | null): boolean =>
  heat !== null && phase === 'announced' && now !== null && now < heat.starts;
