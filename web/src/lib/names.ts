/** Names that were given at one screen before the match existed, in the order of its seats. */

const waiting = new Map<string, string[]>();

export function expectNames(match: string, names: string[]): void {
  waiting.set(match, names);
}

/** The names to give to this match, once. */
export function takeNames(match: string): string[] | undefined {
  const names = waiting.get(match);
  waiting.delete(match);
  return names;
}
