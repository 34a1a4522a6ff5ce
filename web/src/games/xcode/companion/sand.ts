/** The halves of a round's glass. */
import { halves, secondsOf, type Halves } from '../board/sand';
import { levelOf } from './levels';
import type { Round } from './round';

/** Both halves at this time; before the beginning all sand is above, after the end it rests. */
export function halvesOf(round: Round, at: number): Halves {
  if (round.sand !== null) return halves(round.sand, round.end?.at ?? at);
  const total = 1000 * levelOf(round.level).sand;
  return { above: total, below: 0, total };
}

/** What a turn would leave to run, in seconds. */
export function afterTurn({ isRefill }: Round, halves: Halves): number {
  return isRefill ? Math.round(halves.total / 1000) : secondsOf(halves).below;
}
