/** What the games are called; never translated. Apart from the rest, for the first page is small. */

/** All games in the order of the shelf. */
export const TITLES: Record<string, string> = {
  vier3d: 'Vier-gewinnt 3D',
  xobrainer: 'XOBrainer',
  xcode: 'X-Code',
};

export const titleOf = (game: string): string =>
  Object.hasOwn(TITLES, game) ? (TITLES[game] as string) : game;
