/** XOBrainer for the pages: names, settings, notation, rounds. No rules: those are the server's. */
import type { Config, GameEvent, HeldCard, Laid, View } from './wire';
import { formatSpan } from '../../lib/clock';
import type { Translate } from '../../lib/i18n.svelte';
import type { Presenter, Rounds, Score } from '../presenter';
import { tuneAfter } from './board/counting';
import { isKnockout } from './board/squares';
import Mark from './Mark.svelte';

export type Variant = View['variants'][number];
export type Length = View['length'];

/** The variants' own names, the same in all languages. */
export const VARIANT_NAMES: Record<Variant['type'], string> = {
  map: 'Map',
  trap: 'Trap',
  mission: 'Mission',
  random: 'Random',
  'time-bomb': 'TimeBomb',
  'time-balance': 'TimeBalance',
};

/** What a row of five is called, by its kind and the side that made it. */
const FIVES = {
  shape: ['xobrainer-five-crosses', 'xobrainer-five-rings'],
  colour: ['xobrainer-five-green', 'xobrainer-five-pink'],
} as const;

const OWN_LAYOUTS: readonly string[] = ['default', 'calm', 'wild'];
const LOOKED = 'ok';

const isLaid = (sign: string | undefined): sign is Laid[2] =>
  sign !== undefined && 'XxOo'.includes(sign);

/** `e5` in the order of the board's letters: a1 to j1 first. */
export const squareIndex = (square: string): number =>
  square.charCodeAt(0) - 97 + 10 * (Number(square.slice(1)) - 1);

const withPiece = (board: string, index: number, piece: string): string =>
  board.slice(0, index) + piece + board.slice(index + 1);

const pair = <T>(both: readonly [T, T], side: number, changed: T): [T, T] =>
  side === 0 ? [changed, both[1]] : [both[0], changed];

/** Who plays for this side after the seat. */
function nextOf({ sides, gone }: View, seat: number): number {
  const players = sides.flatMap((side, i) =>
    side === sides[seat] && !gone.includes(i) ? [i] : [],
  );
  return players.find((other) => other > seat) ?? players[0] ?? seat;
}

function lengthWords(length: Length, t: Translate): string {
  switch (length.type) {
    case 'sets':
      return t('xobrainer-says-sets', { count: length.best_of });
    case 'rounds':
      return t('xobrainer-says-rounds', { count: length.rounds });
    case 'points':
      return t('xobrainer-says-points', { count: length.points });
    case 'single-round':
      return t('xobrainer-says-single-round');
  }
}

function variantWords(variant: Variant): string {
  const name = VARIANT_NAMES[variant.type];
  return 'seconds' in variant ? `${name} ${formatSpan(variant.seconds)}` : name;
}

function layoutWords(name: string, t: Translate): string | null {
  if (name === 'default') return null;
  if (name === 'calm' || name === 'wild') return t(`xobrainer-layout-${name}`);
  return t('xobrainer-says-layout', { name });
}

const isTeam = (sides: readonly number[]): boolean => sides.length > 2;

/**
 * Points begin anew with each set: right after one there are none to tell. In matches without sets
 * there are only points.
 */
function standOf(view: View, side: 0 | 1, t: Translate): Score {
  const points = t('points', { count: view.points[side] });
  if (view.length.type !== 'sets') return { short: '', long: points };
  const sets = t('sets', { count: view.sets[side] });
  return { short: '', long: view.points.some((count) => count > 0) ? `${sets}, ${points}` : sets };
}

const rounds: Rounds<View> = {
  of: (view) => view.round,

  isEnd(view) {
    const { last, round } = view;
    return last?.round === round;
  },

  isBeginning: ({ type }) => type === 'round-began',

  ending(before, events, told) {
    const { last, points, sets, next_seats } = told;
    if (last === null) return before;
    const placed = (events as unknown as GameEvent[]).find((event) => event.type === 'placed');
    const { moves, lineups } = before;
    const next: Partial<View> = {
      board: last.board,
      moves: placed ? [...moves, [placed.seat, placed.square, placed.piece]] : moves,
      lineups: placed
        ? pair(lineups, placed.side, lineups[placed.side === 0 ? 0 : 1].slice(1))
        : lineups,
      to_move: null,
      side: null,
      clock: null,
      rest: { until: 0, seen: before.sides.map((_, i) => i) },
      wait: null,
      threats: [],
      points,
      sets,
      next_seats,
      last,
      cards: last.cards,
    };
    return { ...before, ...next };
  },

  during: (shown) => (shown.last === null ? shown : { ...shown, last: null }),

  opened(shown, knowing) {
    const found = new Map<string, HeldCard>();
    for (const view of [shown, ...knowing]) {
      const told = view.last?.round === view.round ? view.last.cards : [];
      for (const held of [...view.cards, ...told]) {
        found.set(`${held.variant} ${held.seats.join()}`, held);
      }
    }
    return found.size === 0 ? shown : { ...shown, cards: [...found.values()] };
  },

  sealed: (shown) => (shown.cards.length === 0 ? shown : { ...shown, cards: [] }),

  result(view, t) {
    const { last } = view;
    const words = (): string => {
      if (last === null || last.winner === null) return t('round-drawn');
      if (last.award === null) return t('round-given-up');
      if (last.award.prize === 'knockout') return t('round-knockout');
      if (last.is_set_won) return t('round-set');
      return t('round-points', { count: last.award.points });
    };
    const points = view.points.join(':');
    const sets = view.sets.join(':');
    return {
      winner: last?.winner ?? null,
      words: words(),
      stand:
        view.length.type === 'sets'
          ? t('round-stand-sets', { sets, points })
          : t('round-stand', { points }),
    };
  },
};

/** The server sends every setting, also those that nobody chose. */
export const presenter: Presenter<View, Required<Config>, Laid[2]> = {
  markOf: (side) => (side === 0 ? 'X' : 'O'),

  Mark,

  sideName: (side, t) => t(side === 0 ? 'side-crosses' : 'side-rings'),

  seatName(seat, sides, t) {
    const side = sides[seat] ?? seat % 2;
    if (!isTeam(sides)) return t(side === 0 ? 'player-cross' : 'player-ring');
    const number = sides.slice(0, seat + 1).filter((other) => other === side).length;
    return t(side === 0 ? 'seat-cross' : 'seat-ring', { number });
  },

  teamName: (side, t) => t('xobrainer-team', { sign: side === 0 ? 'X' : 'O' }),

  describe(config, t) {
    const { length, variants, teams, layout, rows, deck } = config;
    const words = [lengthWords(length, t)];
    if (variants.length === 0) words.push(t('xobrainer-says-base'));
    for (const variant of variants) {
      words.push(variantWords(variant));
      if (variant.type === 'mission' && variant.knockout === 'four-pieces') {
        words.push(t('xobrainer-says-four-pieces'));
      }
      if (variant.type === 'trap' && variant.colours === 'victim') {
        words.push(t('xobrainer-says-victim'));
      }
    }
    if (teams[0] + teams[1] > 2) {
      words.push(t('xobrainer-says-teams', { crosses: teams[0], rings: teams[1] }));
    }
    const board = layoutWords(layout.name, t);
    if (board !== null) words.push(board);
    if (deck && !OWN_LAYOUTS.includes(deck.name)) {
      words.push(t('xobrainer-says-deck', { name: deck.name }));
    }
    if (rows === 'all') words.push(t('xobrainer-says-all-rows'));
    return words;
  },

  toMove: (view) => view.to_move,

  isRest: (view) => view.rest !== null,

  clock: () => null,

  budget: () => 0,

  boardNamesPlayers: true,

  /** A knockout may end a match before anybody has scored. */
  score: (view, t) =>
    [...view.points, ...view.sets].some((count) => count > 0)
      ? [standOf(view, 0, t), standOf(view, 1, t)]
      : null,

  decided({ last, layout, moves }, _names, t, { outcome }) {
    const row = last?.rows[0];
    const isByRow = ['sets', 'points', 'round', 'knockout'].includes(outcome?.reason ?? '');
    if (last === null || row === undefined || !isByRow) return null;
    const kind = t(FIVES[row.kind][last.winner === 0 ? 0 : 1]);
    const star = row.squares.find((name) => isKnockout(layout.rows, squareIndex(name)));
    const words =
      star === undefined
        ? t('xobrainer-decided-row', {
            kind,
            from: row.squares[0] ?? '',
            to: row.squares.at(-1) ?? '',
            points: last.award?.points ?? 0,
          })
        : t('xobrainer-decided-knockout', { kind, square: star });
    return { words, show: { words: t('xobrainer-see-row'), after: moves.length } };
  },

  tuneAfter: (view) => tuneAfter(rounds.isEnd(view) ? view.last : null, view),

  played: (view) =>
    view.moves.map(([seat, square, mark]) => ({
      seat,
      mark,
      text: square.toUpperCase(),
    })),

  rounds,

  guessEvents({ to_move: seat, side, lineups }, move) {
    const piece = side === null ? undefined : lineups[side === 0 ? 0 : 1][0];
    if (seat === null || piece === undefined || move === LOOKED) return [];
    return [{ type: 'placed', seat, square: move, piece }];
  },

  guessView(view, move) {
    const { to_move: seat, side } = view;
    if (seat === null || side === null || move === LOOKED) return view;
    const index = squareIndex(move);
    const lineup = view.lineups[side === 0 ? 0 : 1];
    const piece = lineup[0];
    if (!isLaid(piece)) return view;
    const next: Partial<View> = {
      board: withPiece(view.board, index, piece),
      moves: [...view.moves, [seat, move, piece]],
      lineups: pair(view.lineups, side, lineup.slice(1)),
      threats: view.threats.filter(([by, , square]) => by !== side && square !== move),
      side: 1 - side,
      to_move: view.next_seats[side === 0 ? 1 : 0],
      next_seats: pair(view.next_seats, side, nextOf(view, seat)),
    };
    return { ...view, ...next };
  },
};
