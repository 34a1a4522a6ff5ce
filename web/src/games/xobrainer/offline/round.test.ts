/** Whole matches: told when pieces were laid and how the dice fell, the twins know all the rest. */
import { expect, it } from 'vitest';
import { tape, type Dice } from '../../../offline/dice';
import { agreedOf, type Named } from './vectors';
import { vectors } from '../../../offline/vectors';
import { claims, claimsAtOnce, timeClaim, type Laid } from './cards';
import { due, laidOut, timeOver, turnEnded, turnOf, type Ending, type Round } from './round';
import { changed, otherSide, playersOf, type Agreed, type Awarded, type Side } from './rules';
import { AT_FIRST, awarded, counted, nextFirst, type Counted, type RoundReason } from './score';

interface Step {
  ask: 'begin' | 'lay' | 'time' | 'next';
  at: number;
  picks?: number[];
  side?: Side;
  rows?: string[][];
  laid?: Laid[];
  award?: Awarded;
  gives: Record<string, unknown>;
}

/** A table that keeps a match by nothing but the twins. */
class Table {
  #round: Round | null = null;
  #standing = AT_FIRST;
  #taken: [number, number] = [0, 0];
  #winner: Side | null = null;
  #isResting = false;
  #end: Counted['end'] = null;

  constructor(readonly agreed: Agreed) {}

  get #hasClock(): boolean {
    return this.agreed.variants.some(({ type }) => type.startsWith('time-'));
  }

  get round(): Round {
    if (this.#round === null) throw new Error('no round');
    return this.#round;
  }

  begin(number: number, first: Side, at: number, dice: Dice): void {
    const round = laidOut(this.agreed, number, first, dice);
    this.#isResting = false;
    this.#round = round === null ? null : turnOf(this.agreed, round, first, at);
  }

  next(at: number, dice: Dice): void {
    const { number, first } = this.round;
    this.begin(number + 1, nextFirst(first, this.#winner), at, dice);
  }

  lay(at: number, dice: Dice, won?: Awarded): void {
    const side = this.round.side as Side;
    this.#taken = changed(this.#taken, side, this.#taken[side] + 1);
    if (won === undefined) {
      const { round, ending } = turnEnded(this.agreed, this.round, side, at, dice);
      this.#round = round;
      if (ending !== null) this.#over(ending, null, at, dice);
    } else {
      const lineups = changed(this.round.lineups, side, this.round.lineups[side].slice(1));
      this.#round = { ...this.round, lineups, side: null };
      this.#over(won.claims.length > 0 && won.dots.length === 0 ? 'mission' : 'row', won, at, dice);
    }
  }

  time(at: number, dice: Dice): void {
    expect(due(this.round)).toBe(at);
    const side = this.round.side as Side;
    this.#taken = changed(this.#taken, side, this.#taken[side] + 1);
    const { round, ending } = timeOver(this.agreed, this.round, side, at);
    this.#round = round;
    const award = awarded(this.agreed, otherSide(side), [], [timeClaim(side)]);
    if (ending !== null) this.#over(ending, ending === 'time' ? award : null, at, dice);
  }

  #over(reason: RoundReason | Ending, award: Awarded | null, at: number, dice: Dice): void {
    const winner = award === null ? null : award.side === 0 ? 0 : 1;
    const told = counted(this.agreed, this.#standing, this.round.number, { award, winner, reason });
    this.#standing = told.standing;
    this.#end = told.end;
    this.#winner = winner;
    if (told.end !== null) return;
    this.#isResting = this.#hasClock;
    if (!this.#isResting) this.next(at, dice);
  }

  get told(): Record<string, unknown> {
    const { number, first, side, lineups, bags, clock, deal } = this.round;
    const players = side === null ? [] : playersOf(this.agreed, side);
    return {
      round: number,
      first,
      side,
      seat: side === null ? null : players[this.#taken[side] % players.length],
      lineups,
      bags,
      points: this.#standing.points,
      sets: this.#standing.sets,
      resting: this.#isResting,
      hands: deal.hands,
      end: this.#end === null ? null : [this.#end.winner, this.#end.reason],
      ...(side === null || clock === null ? {} : { clock }),
    };
  }
}

it.each(vectors<{ agreed: Named; steps: Step[] }>('xobrainer-matches'))(
  'a match of $steps.length steps, $agreed.variants',
  ({ agreed, steps }) => {
    const settings = agreedOf(agreed);
    const table = new Table(settings);
    let known: Record<string, unknown> = {};
    for (const { ask, at, picks = [], side, rows = [], laid = [], award, gives } of steps) {
      const dice = tape(picks);
      if (ask === 'begin') table.begin(1, dice(2) === 0 ? 0 : 1, at, dice);
      else if (ask === 'next') table.next(at, dice);
      else if (ask === 'time') table.time(at, dice);
      else if (award === undefined || side === undefined) table.lay(at, dice);
      else {
        const { hands } = table.round.deal;
        const found = (rows.length > 0 ? claims : claimsAtOnce)(settings, hands, side, laid);
        const won = awarded(settings, side, rows, found);
        expect(won).toEqual(award);
        table.lay(at, dice, won);
      }
      known = { ...known, ...gives };
      const { clock: _, ...still } = known;

      expect(table.told, `${ask} at ${at}`).toEqual('clock' in table.told ? known : still);
    }
  },
);
