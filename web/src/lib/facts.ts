/** What a match is like. The server tells these facts, and no fact follows from another. */
import type { MatchView } from './protocol';

type Fact = 'is_together' | 'is_live' | 'has_ladder' | 'has_clock' | 'may_take_back' | 'won';

/**
 * Completes a saved match that is older than these facts. At that time every game in which all
 * play on one side was played without turns and had stages; with `false` such a match would be
 * replayed as a game with turns. Clocks and take-backs do not matter in a replay.
 */
export function withFacts(match: Omit<MatchView, Fact> & Partial<MatchView>): MatchView {
  const isTogether = new Set(match.sides).size === 1;
  return {
    is_together: isTogether,
    is_live: isTogether,
    has_ladder: isTogether,
    has_clock: false,
    may_take_back: false,
    won: [],
    ...match,
  };
}

/** Whether several people play for one side. */
export const hasTeams = (sides: readonly number[]): boolean => new Set(sides).size < sides.length;
