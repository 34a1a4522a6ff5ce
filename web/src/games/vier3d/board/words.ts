/** What the board says: rods, threats and moves in words. */
import { lastCell, linesShown } from './picture';
import { levelOf, LEVELS, rodName, rodOf } from './places';
import type { Ball, Threat, Translate, View } from './view';

const BALL_MESSAGES = { r: 'vier3d-red', b: 'vier3d-blue', y: 'vier3d-yellow' } as const;

export const ballName = (t: Translate, ball: Ball): string => t(BALL_MESSAGES[ball]);

/** What a rod holds, for those who hear the board. */
export function rodLabel(
  t: Translate,
  rods: readonly string[],
  rod: number,
  threats: readonly Threat[] = [],
): string {
  const balls = [...(rods[rod] ?? '')] as Ball[];
  const stack = balls.map((ball) => ballName(t, ball)).join(', ');
  const name = rodName(rod);
  const free = LEVELS - balls.length;
  const holds =
    balls.length === 0
      ? t('vier3d-rod-empty', { rod: name })
      : free === 0
        ? t('vier3d-rod-full', { rod: name, stack })
        : t('vier3d-rod', { rod: name, stack, free });
  const warnings = threats
    .filter((threat) => rodOf(threat.cell) === rod)
    .map((threat) =>
      t(threat.now ? 'vier3d-threat-now' : 'vier3d-threat-later', {
        ball: ballName(t, threat.ball),
        level: levelOf(threat.cell) + 1,
      }),
    );
  return [holds, ...warnings].join('. ');
}

/** What the tag over a rod says: where a ball would come to rest. */
export function tagOf(t: Translate, rods: readonly string[], rod: number): string {
  const level = (rods[rod] ?? '').length;
  const facts = { rod: rodName(rod), level: level + 1 };
  return level < LEVELS ? t('vier3d-tag', facts) : t('vier3d-tag-full', facts);
}

/** The last move in words, with the lines it made. */
export function lastMove(t: Translate, view: View): string {
  const last = lastCell(view);
  const ball = view.moves.at(-1)?.[0];
  if (last === null || ball === undefined) return '';
  const said = t('vier3d-moved', {
    ball: ballName(t, ball),
    rod: rodName(rodOf(last)),
    level: levelOf(last) + 1,
  });
  return [said, linesMade(t, view)].filter(Boolean).join(' ');
}

function linesMade(t: Translate, view: View): string {
  const count = linesShown(view, false).filter((line) => line.fresh).length;
  return count > 0 ? t('vier3d-lines-made', { count }) : '';
}
