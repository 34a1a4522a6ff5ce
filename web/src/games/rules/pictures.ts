/** What is drawn on the rules page of each game, fetched when it is opened. */
import type { Component } from 'svelte';

export interface Pictures {
  /** What is drawn to a chapter. */
  picture: Component<{ part: string }>;
  /** Figures to a chapter, for some. */
  table: Component<{ part: string }> | null;
}

const PICTURES: Record<string, () => Promise<Pictures>> = {
  vier3d: async () => ({
    picture: (await import('../vier3d/rules/Picture.svelte')).default,
    table: null,
  }),
  xobrainer: async () => ({
    picture: (await import('../xobrainer/rules/Picture.svelte')).default,
    table: null,
  }),
  xcode: async () => {
    const [picture, table] = await Promise.all([
      import('../xcode/rules/Picture.svelte'),
      import('../xcode/rules/Table.svelte'),
    ]);
    return { picture: picture.default, table: table.default };
  },
};

export async function picturesOf(game: string): Promise<Pictures | null> {
  return Object.hasOwn(PICTURES, game) ? ((await PICTURES[game]?.()) ?? null) : null;
}
