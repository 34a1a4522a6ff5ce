/** How far the players are on their way to a rematch. */
import type { MatchView, PersonCommand, Proposal } from './protocol';

interface RematchState {
  /** null while nobody asks. */
  proposal: Proposal | null;
  /** The seats that have not agreed yet. */
  waitedFor: number[];
  /** The first of them that is mine; null if I have agreed. */
  asked: number | null;
}

export function rematchOf({ proposals, you, chairs }: MatchView): RematchState {
  const proposal = proposals.find(({ matter }) => matter === 'rematch') ?? null;
  const waitedFor = chairs.flatMap((_, seat) =>
    proposal === null || proposal.agreed.includes(seat) ? [] : [seat],
  );
  return { proposal, waitedFor, asked: you.find((seat) => waitedFor.includes(seat)) ?? null };
}

/** What I do to play again: ask for a rematch or accept one; null if I can only wait. */
export function playAgain(match: MatchView): { command: PersonCommand; seat?: number } | null {
  const { proposal, asked } = rematchOf(match);
  if (match.phase !== 'over' || match.you.length === 0 || match.imported) return null;
  if (proposal === null) return { command: { type: 'propose', matter: 'rematch' } };
  if (asked === null) return null;
  return { command: { type: 'answer', matter: 'rematch', yes: true }, seat: asked };
}
