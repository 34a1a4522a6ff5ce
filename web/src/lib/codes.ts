/** Codes for joining: six symbols without vowels and look-alikes. */

export const CODE_LENGTH = 6;

/** What people type for what they read: none of these is ever part of a code. */
const UNWANTED = /[^A-Z0-9]/g;

/** The code as it would be printed: upper case, without spaces and dashes, also out of a link. */
export function cleanCode(typed: string): string {
  const path = /\/[je]\/([^/?#\s]+)/i.exec(typed);
  return (path?.[1] ?? typed).toUpperCase().replace(UNWANTED, '').slice(0, CODE_LENGTH);
}

/** The match or event that a pasted link names besides the code, which proves that nobody guessed it. */
export const matchIn = (link: string): string | null =>
  /\/[je]\/[^/?#\s]+\?(?:[^#\s]*&)?m=([0-9a-z]+)/.exec(link)?.[1] ?? null;

/** Where an invitation leads to; a code that somebody typed names no match. */
export const invitation = (code: string, match: string | null): string =>
  match === null ? `/j/${code}` : `/j/${code}?m=${match}`;

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;

/** Symbols that no code has, so that the player can be told which letter was misread. */
const NEVER = /[AEIOUY01L]/g;

export const strangers = (code: string): string[] => [...new Set(code.match(NEVER) ?? [])];

/** In two groups, for reading aloud: `K7P M2X`. */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
