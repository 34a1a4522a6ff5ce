/** What a match is like: each fact by itself, for they come in any mixture. */

/** Whether all play for one side: then talking is what it is about. */
export const isTogether = (sides: readonly number[]): boolean => new Set(sides).size === 1;

/** Whether several people play for one side. */
export const hasTeams = (sides: readonly number[]): boolean => new Set(sides).size < sides.length;
