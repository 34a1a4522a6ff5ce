/** What is drawn on the rules page of each game, fetched when it is opened. */
import type { Component } from 'svelte';

export interface Pictures {
  /** What is drawn to a chapter. */
  picture: Component<{ part: string }>;
  /** Figures to a chapter, for some. */
  table: Component<{ part: string }> | null;
}

const PICTURES: Record<string, () => Promise<Pictures>> = {
  vier3d: async () => ({ picture: (await import('./Vier3dPicture.svelte')).default, table: null }),
  xobrainer: async () => ({
    picture: (await import('./XobrainerPicture.svelte')).default,
    table: null,
  }),
  xcode: async () => {
    const [picture, table] = await Promise.all([
      import('./XcodePicture.svelte'),
      import('./XcodeTable.svelte'),
    ]);
    return { picture: picture.default, table: table.default };
  },
};

export async function picturesOf(game: string): Promise<Pictures | null> {
  return Object.hasOwn(PICTURES, game) ? ((await PICTURES[game]?.()) ?? null) : null;
}
