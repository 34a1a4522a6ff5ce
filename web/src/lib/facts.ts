/** What a match is like. The server tells it; each fact stands by itself, in any mixture. */
import type { MatchView } from './protocol';

type Fact = 'is_together' | 'is_live' | 'has_ladder' | 'has_clock' | 'may_take_back' | 'won';

/**
 * A match from this device, which may be older than these facts. Then all who played on one side
 * acted at once, for a stage; clocks and take-backs do not matter in a replay.
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
