import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BLOCKED, FULL, KINDS, SOME, THREE, WON } from './scenes';

const WORDS = {
  de: { r: /\brot/i, b: /\bblau/i, y: /\bgelb/i },
  en: { r: /\bred\b/i, b: /\bblue\b/i, y: /\byellow\b/i },
  fr: { r: /\brouge/i, b: /\bbleu/i, y: /\bjaune/i },
  nl: { r: /\bro(od|de)\b/i, b: /\bblauw/i, y: /\bge(el|le)\b/i },
  da: { r: /\brød/i, b: /\bblå/i, y: /\bgul/i },
} as const;
type Language = keyof typeof WORDS;
type Ball = 'r' | 'b' | 'y';

const ballsOf = (stacks: string): Set<string> =>
  new Set(stacks.replace(/\w\d:/g, '').replaceAll(' ', ''));

/** The picture of the game itself stands above what introduces it. */
const art = readFileSync('src/games/vier3d/Art.svelte', 'utf-8');
const onArt = [...art.matchAll(/'\d-\d': '([rby]+)'/g)].map(([, balls]) => balls).join('');

/** By text, the balls of the picture that it stands under. */
const SHOWN: Record<string, Set<string>> = {
  'vier3d-pitch': ballsOf(onArt),
  'vier3d-rules-lead': ballsOf(onArt),
  'vier3d-rules-goal-picture': ballsOf(SOME),
  'vier3d-rules-move-picture': ballsOf(SOME),
  'vier3d-rules-lines-picture': ballsOf(KINDS.map(({ stacks }) => stacks).join(' ')),
  'vier3d-rules-first-picture': ballsOf(WON.stacks),
  'vier3d-rules-most-picture': ballsOf(FULL.stacks),
  'vier3d-rules-yellow-picture': ballsOf(BLOCKED.stacks),
  'vier3d-rules-three-picture': ballsOf(THREE.stacks),
};

function textOf(language: string, id: string): string {
  const file = id === 'vier3d-pitch' ? 'vier3d-start' : 'vier3d-rules';
  const lines = readFileSync(`../src/knobel/locale/${language}/${file}.ftl`, 'utf-8').split('\n');
  return lines.find((line) => line.startsWith(`${id} =`)) ?? '';
}

/** What a text says wrongly about a picture with these balls. */
function faults(language: Language, text: string, shown: ReadonlySet<string>): string[] {
  const named = (['r', 'b', 'y'] as const).filter((ball: Ball) => WORDS[language][ball].test(text));
  const absent = named.filter((ball) => !shown.has(ball)).map((ball) => `no ${ball} in sight`);
  // Who names both colours of a game for two says that there are no others.
  const isForTwo = named.includes('r') && named.includes('b') && !named.includes('y');
  return isForTwo && shown.has('y') ? [...absent, 'yellow is not named'] : absent;
}

describe('texts under pictures of Vier-gewinnt 3D', () => {
  it.each(Object.keys(WORDS) as Language[])('name the colours that are seen (%s)', (language) => {
    expect([...ballsOf(onArt)].sort()).toEqual(['b', 'r', 'y']);
    for (const [id, shown] of Object.entries(SHOWN)) {
      const text = textOf(language, id);
      expect(text, id).not.toBe('');
      expect(faults(language, text, shown), id).toEqual([]);
    }
  });

  it('is wrong if it speaks of red and blue balls under a picture with yellow ones', () => {
    const text = 'Red and blue balls on sixteen rods.';
    expect(faults('en', text, ballsOf(onArt))).toEqual(['yellow is not named']);
    expect(faults('en', text, ballsOf(SOME))).toEqual([]);
  });
});
