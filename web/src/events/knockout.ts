/** The heats of a knockout: what they are called, how many there are, and who is out. */
import type { Translate } from '../lib/i18n.svelte';
import type { HeatView, Setup, TournamentView } from './wire';
import { boutOf, sideOf } from './words';

type Staged = Pick<TournamentView, 'heat' | 'setup'>;

const KNOCKOUTS: readonly Setup['format'][] = ['knockout', 'double-knockout', 'stages'];

/** Formats whose number of heats the host has set. */
const COUNTED: readonly Setup['format'][] = [
  'swiss',
  'dutch',
  'threes',
  'mixer',
  'league',
  'climb',
];

/** Labels of bouts that have a name. */
const ROUNDS = ['final', 'third-place', 'semifinal', 'quarterfinal'] as const;
type Round = (typeof ROUNDS)[number];

export const isRound = (label: string): label is Round =>
  (ROUNDS as readonly string[]).includes(label);

/** `Semifinal`; empty if the bout has no name. */
export const roundName = (label: string, t: Translate): string =>
  isRound(label) ? t(`event-round-${label}`) : '';

/** The label of a heat's bouts, but for the one for the third place. */
const labelOf = ({ bouts }: HeatView): string =>
  bouts.find(({ label }) => label !== 'third-place')?.label ?? '';

/** By label, the heats that follow. */
const FOLLOWING: Partial<Record<string, number>> = { final: 0, semifinal: 1, quarterfinal: 2 };

/** How many heats there are; null where nobody knows. */
export function heatsIn({ heat, setup }: Staged): number | null {
  if (heat === null) return null;
  if (COUNTED.includes(setup.format)) return heat.number > setup.heats ? null : setup.heats;
  if (setup.format !== 'knockout' && setup.format !== 'stages') return null;
  const label = labelOf(heat);
  const people = /^last-(\d+)$/.exec(label)?.[1];
  const following = people === undefined ? FOLLOWING[label] : Math.log2(Number(people)) - 1;
  return following === undefined ? null : heat.number + following;
}

/** `Semifinal`, `Heat 3 of 5`; empty before the first. */
export function heatWords(view: Staged, t: Translate): string {
  const { heat } = view;
  if (heat === null) return '';
  const round = roundName(labelOf(heat), t);
  if (round !== '') return round;
  const heats = heatsIn(view);
  if (heats === null) return t('event-heat', { heat: heat.number });
  return t('event-heat-of', { heat: heat.number, heats });
}

/** Whether somebody is out of the knockout; those in its last bouts wait for the end instead. */
export function isOut({ heat, setup }: Staged, entrant: number): boolean {
  if (heat === null || !KNOCKOUTS.includes(setup.format)) return false;
  if (heat.bouts.some(({ label }) => label.startsWith('group-'))) return false;
  const bout = boutOf(heat, entrant);
  if (bout === undefined) return !heat.byes.includes(entrant);
  if (bout.result === null || bout.label === 'final' || bout.label === 'third-place') return false;
  const { scores } = bout.result;
  const own = scores[sideOf(bout, entrant)] ?? 0;
  const hasWon = scores.filter((score) => score >= own).length === 1 && own > 0;
  if (hasWon || bout.label === 'unbeaten') return false;
  const semifinals = heat.bouts.filter(({ label }) => label === 'semifinal').length;
  return !(bout.label === 'semifinal' && setup.third_place && semifinals === 2);
}
