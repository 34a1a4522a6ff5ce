/** The computer's levels, from friendly to strong; the same in all games. */
export const LEVELS = ['seedling', 'sapling', 'oak', 'redwood', 'worldtree'] as const;
export type Level = (typeof LEVELS)[number];

export const isLevel = (name: unknown): name is Level => LEVELS.includes(name as Level);

/** The three usual ways to play: over the net, against the computer, at one screen. */
export const WHOS = ['online', 'bot', 'local'] as const;
export type Who = (typeof WHOS)[number];

export const isWho = (name: unknown): name is Who => WHOS.includes(name as Who);
