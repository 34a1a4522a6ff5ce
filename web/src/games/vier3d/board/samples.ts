/** Views and words for tests. */
import { rodName, RODS } from './places';
import type { Ball, Translate, View } from './view';

/** Says the message's id and its arguments. */
export const t: Translate = (id: string, ...[facts]: unknown[]) =>
  facts === undefined ? id : `${id}(${Object.values(facts as object).join(' ')})`;

export function viewOf(moves: [Ball, number][], changes: Partial<View> = {}): View {
  const rods = Array.from({ length: RODS }, () => '');
  for (const [ball, rod] of moves) rods[rod] += ball;
  return {
    variant: 'first-line',
    yellow: 'none',
    rods,
    turn: moves.length,
    to_move: moves.length % 2,
    moves: moves.map(([ball, rod], ply) => [ball, rodName(rod).toLowerCase(), ply % 2]),
    lines: [],
    score: [0, 0],
    stock: [],
    threats: [],
    out: [],
    clock: null,
    ...changes,
  };
}
