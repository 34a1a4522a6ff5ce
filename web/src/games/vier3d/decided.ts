/** What decided a match of Vier-gewinnt 3D, in a sentence. */
import type { Decided } from '../presenter';
import { levelOf, rodName, rodOf } from './board/places';
import { kindOf } from './companion/line';
import type { Line } from './offline/lines';
import type { Translate } from './board/view';
import type { View } from './wire';

/** Null where no line decided, but a clock, a resignation or an agreement. */
export function decided(view: View, names: readonly string[], t: Translate): Decided | null {
  if (view.variant === 'most-lines') return byLines(view, names, t);
  const [line] = view.lines;
  if (line === undefined) return null;
  const cells = line.cells.toSorted((a, b) => a - b);
  const show = { words: t('vier3d-decided-show'), after: line.ply };
  return { words: lineWords(cells as unknown as Line, t), show };
}

/** Where the line runs: by its kind, from its lowest ball to its highest. */
function lineWords(cells: Line, t: Translate): string {
  const [first, last] = [cells[0], cells[3]];
  const facts = {
    from: rodName(rodOf(first)),
    to: rodName(rodOf(last)),
    level: levelOf(first) + 1,
  };
  const isFlat = levelOf(first) === levelOf(last);
  const kind = kindOf(cells);
  if (kind === 'vertical') return t('vier3d-decided-vertical', facts);
  if (kind === 'horizontal') return t('vier3d-decided-horizontal', facts);
  return isFlat ? t('vier3d-decided-level', facts) : t('vier3d-decided-climbing', facts);
}

/** How many lines everybody had, if the board was played to the end. */
function byLines(view: View, names: readonly string[], t: Translate): Decided | null {
  const outside = new Set(view.out.map(({ seat }) => seat));
  const left = view.stock.filter((_, seat) => !outside.has(seat));
  const isPlayed = left.length > 1 && left.every(({ own, yellow }) => own === 0 && yellow === 0);
  const isFull = view.rods.every((balls) => balls.length === 4);
  if (view.to_move !== null || outside.size > view.score.length - 2 || !(isPlayed || isFull)) {
    return null;
  }
  const stand = view.score.map((lines, seat) => `${names[seat] ?? ''} ${lines}`).join(', ');
  return { words: t('vier3d-decided-count', { stand }) };
}
