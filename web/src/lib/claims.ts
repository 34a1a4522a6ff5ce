/** What somebody may claim because others are away, as the server rules. */
import type { MatchView } from './protocol';

export type Claim = 'win' | 'draw';

export interface Claims {
  /** What can be claimed now. */
  offers: Claim[];
  /** When something can be claimed, by the server's clock; null if nothing can. */
  from: number | null;
  /** Somebody on my own team is gone too, so I cannot claim a win. */
  isMateGone: boolean;
}

const NONE: Claims = { offers: [], from: null, isMateGone: false };

/** The claims of the first of my seats, if nobody else comes or goes. */
export function claimsOf(match: MatchView, now: number): Claims {
  const [seat] = match.you;
  if (seat === undefined || match.phase !== 'running' || !match.chairs[seat]?.playing) return NONE;
  const sideOf = (one: number): number => match.sides[one] ?? one;
  const own = sideOf(seat);
  // somebody who has left the game is no rival any more
  const others = match.chairs.flatMap(({ kind, playing, claimable }, one) =>
    kind === 'person' && playing && one !== seat ? [{ side: sideOf(one), from: claimable }] : [],
  );
  const rivals = new Set(others.map(({ side }) => side).filter((side) => side !== own));

  /** The sides that cannot go on at this time, because nobody plays for a missing player. */
  const lameAt = (at: number): Set<number> =>
    new Set(others.flatMap(({ side, from }) => (from !== null && from <= at ? [side] : [])));

  function offersAt(at: number): Claim[] {
    const lame = lameAt(at);
    const offers: Claim[] = [];
    if (!lame.has(own) && lame.size > 0) offers.push('win');
    if (lame.size > 0 && [...rivals].every((side) => lame.has(side))) offers.push('draw');
    return offers;
  }

  const times = others.flatMap(({ from }) => (from === null ? [] : [from])).sort((a, b) => a - b);
  return {
    offers: offersAt(now),
    from: times.find((at) => offersAt(at).length > 0) ?? null,
    isMateGone: lameAt(now).has(own),
  };
}
