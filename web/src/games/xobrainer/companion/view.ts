/** The match in the words of the board's parts, and the names of those who play. */
import type { HeldCard, View } from '../wire';
import { presenter as xobrainer } from '../presenter';
import type { Translate } from '../../../lib/i18n.svelte';
import { mapped } from '../offline/cards';
import { playersOf, sidesOf, type Side } from '../offline/rules';
import { roundInSet, seatOf, setOf, type Match } from './match';

export function seatName({ names, agreed }: Match, seat: number, t: Translate): string {
  return names[seat] || xobrainer.seatName(seat, sidesOf(agreed.teams), t);
}

/** What a side is called: its player, or the team. */
export function sideName(match: Match, side: Side, t: Translate): string {
  const players = playersOf(match.agreed, side);
  const [only] = players;
  return players.length === 1 && only !== undefined
    ? seatName(match, only, t)
    : xobrainer.teamName(side, t);
}

/** The player who lays the next piece of a side; the members of a team take turns. */
export const playerName = (match: Match, side: Side, t: Translate): string =>
  seatName(match, seatOf(match, side), t);

export const seatsOf = (match: Match, t: Translate): { name: string }[] =>
  sidesOf(match.agreed.teams).map((_, seat) => ({ name: seatName(match, seat, t) }));

/** The cards of the round with what is on them. */
export const heldCards = ({ agreed, round }: Match): HeldCard[] =>
  round.deal.hands.map(({ variant, seats, card }) => ({
    variant,
    seats,
    card: agreed.deck?.cards[card] ?? { white: [], purple: [] },
  }));

/** What lies on the board before the first turn. */
export const boardOf = ({ agreed, round }: Match): string =>
  round.deal.map === null ? '.'.repeat(100) : mapped(agreed, round.deal.map);

export function viewOf(match: Match): View {
  const { agreed, round, standing } = match;
  const side = round.side;
  return {
    layout: agreed.layout,
    deck: agreed.deck,
    variants: agreed.variants,
    length: agreed.length,
    several_rows: agreed.rows,
    sides: sidesOf(agreed.teams),
    round: round.number,
    set: setOf(match),
    round_in_set: roundInSet(match),
    first: round.first,
    turn: 0,
    to_move: side === null ? null : seatOf(match, side),
    side,
    next_seats: [seatOf(match, 0), seatOf(match, 1)],
    board: boardOf(match),
    moves: [],
    lineups: round.lineups,
    bags: round.bags,
    points: standing.points,
    sets: standing.sets,
    clock: round.clock,
    rest: null,
    wait: null,
    cards: heldCards(match),
    threats: [],
    last: null,
    gone: [],
    end: null,
  };
}

/** `Set 2, round 5`, or as the length of the match has it. */
export function roundWords(match: Match, t: Translate): string {
  const { round, agreed, results } = match;
  switch (agreed.length.type) {
    case 'sets':
      return t('xobrainer-round-in-set', {
        set: results.find((result) => result.round === round.number)?.set ?? setOf(match),
        round: roundInSet(match),
      });
    case 'rounds':
      return t('xobrainer-round-of', { round: round.number, rounds: agreed.length.rounds });
    default:
      return t('xobrainer-round', { round: round.number });
  }
}
