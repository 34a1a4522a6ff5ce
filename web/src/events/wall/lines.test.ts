import { describe, expect, it } from 'vitest';
import { bout, ENDS, nameOf, played, STARTS, tournamentOf } from '../samples';
import type { Setup, TournamentView } from '../wire';
import {
  awaitedBouts,
  countOf,
  keyOf,
  linesOf,
  openBouts,
  peopleIn,
  phaseOf,
  rangeOf,
  shownBoards,
} from './lines';
import { isByeWon } from '../place';

const withBouts = (...bouts: NonNullable<TournamentView['heat']>['bouts']): TournamentView => {
  const view = tournamentOf(6);
  return { ...view, heat: view.heat && { ...view.heat, bouts } };
};

describe('the lines of a wall', () => {
  it('name everybody who plays or rests once, in the order of the language', () => {
    const view = tournamentOf(61);
    const lines = linesOf(view, 'en');
    const order = new Intl.Collator('en', { numeric: true });

    expect(new Set(lines.map(({ entrant }) => entrant)).size).toBe(61);
    expect(lines.map(({ name }) => name)).toEqual(
      view.entrants.map(({ name }) => name).sort(order.compare),
    );
    expect(lines.filter(({ isBye }) => isBye).map(({ entrant }) => entrant)).toEqual([61]);
  });

  it('tell the bouts of two weeks apart', () => {
    const twice = withBouts(bout(1, [[1], [2]]), bout(2, [[2], [1]]));
    const lines = linesOf(twice, 'en').filter(({ bout: played }) => played !== null);

    expect(lines.map(({ entrant }) => entrant)).toEqual([1, 1, 2, 2]);
    expect(new Set(lines.map(keyOf)).size).toBe(4);
  });

  it('count the people of a group, each of them once', () => {
    const view = withBouts(bout(1, [[1], [2]]), bout(2, [[2], [1]]));
    const sizes = view.entrants.map((one) => ({ ...one, size: one.id === 2 ? 4 : 1 }));
    const grouped = { ...view, entrants: sizes };

    expect(peopleIn(grouped, linesOf(grouped, 'en'))).toBe(1 + 4);
  });

  it('sort as the language does', () => {
    const view = tournamentOf(3, { heat: null, phase: 'entry' });
    const named = ['Ørsted', 'Zoe', 'Åse'].map((name, i) => ({ ...view.entrants[i]!, name }));
    const names = (language: string): string[] =>
      linesOf({ ...view, entrants: named }, language).map(({ name }) => name);

    expect(names('da')).toEqual(['Zoe', 'Ørsted', 'Åse']);
    expect(names('de')).toEqual(['Åse', 'Ørsted', 'Zoe']);
  });

  it('show a result from the side of each', () => {
    const [first, second] = linesOf(
      withBouts(bout(1, [[1], [2]], { phase: 'done', result: played(3, 1) })),
      'en',
    );

    expect([first?.result, second?.result]).toEqual(['1½ : ½', '½ : 1½']);
    expect([first?.others, second?.others]).toEqual([[nameOf(2)], [nameOf(1)]]);
  });

  it('name the mates of a mixer and the three at a table', () => {
    const [line] = linesOf(
      withBouts(
        bout(1, [
          [1, 2],
          [3, 4],
        ]),
      ),
      'en',
    );
    const [third] = linesOf(withBouts(bout(1, [[1], [2], [3]])), 'en');

    expect([line?.mates, line?.others]).toEqual([[nameOf(2)], [`${nameOf(3)} + ${nameOf(4)}`]]);
    expect(third?.others).toEqual([nameOf(2), nameOf(3)]);
  });

  it('leave out who has left before the start', () => {
    const view = tournamentOf(3, { heat: null, phase: 'entry' });
    const entrants = view.entrants.map((one) =>
      one.id === 2 ? { ...one, state: 'withdrawn' as const } : one,
    );

    expect(linesOf({ ...view, entrants }, 'en').map(({ entrant }) => entrant)).toEqual([1, 3]);
  });

  it('say from which letter to which', () => {
    expect(rangeOf(linesOf(tournamentOf(6), 'en'))).toEqual(['A', 'F']);
    expect(rangeOf([])).toBeNull();
    const view = tournamentOf(1);
    const entrants = view.entrants.map((one) => ({ ...one, name: 'דנה לוי' }));
    expect(rangeOf(linesOf({ ...view, entrants, heat: null }, 'en'))).toEqual(['ד', 'ד']);
  });
});

describe('the bouts of a wall', () => {
  it('are still open until they have a result', () => {
    const view = withBouts(
      bout(2, [[3], [4]], { phase: 'reported' }),
      bout(1, [[1], [2]], { phase: 'playing' }),
      bout(3, [[5], [6]], { phase: 'done', result: played(2, 0) }),
    );

    expect(openBouts(view).map(({ table }) => table)).toEqual([1, 2]);
  });

  it('wait until somebody of each side has come', () => {
    const view = withBouts(
      bout(1, [[1], [2]], { here: [1, 2] }),
      bout(2, [[3], [4]], { here: [3] }),
      bout(3, [[5], [6]], { phase: 'playing' }),
    );

    expect(awaitedBouts(view).map(({ table }) => table)).toEqual([2]);
  });

  it('are shown as boards if they run at a screen, four at most', () => {
    const running = { phase: 'playing', matches: ['m'], board: 'screen' } as const;
    const view = withBouts(
      bout(1, [[1], [2]], { phase: 'playing' }),
      bout(6, [[3], [4]], { ...running, matches: [] }),
      ...[7, 8, 9, 10, 11].map((table) =>
        bout(table, [[table], [table + 20]], { ...running, matches: ['m'] }),
      ),
    );

    expect(shownBoards(view).map(({ table }) => table)).toEqual([7, 8, 9, 10]);
  });
});

describe('the phase', () => {
  it('is playing from the announced time on, even if nobody has come', () => {
    const announced = tournamentOf(6, { phase: 'announced' });

    expect(phaseOf(announced, STARTS - 1)).toBe('pairing');
    expect(phaseOf(announced, STARTS)).toBe('playing');
  });

  it('is the standing between heats and at the end', () => {
    expect(phaseOf(tournamentOf(6, { phase: 'between' }), STARTS)).toBe('standing');
    expect(phaseOf(tournamentOf(6, { phase: 'over' }), STARTS)).toBe('standing');
    expect(phaseOf(tournamentOf(6, { phase: 'entry', heat: null }), STARTS)).toBe('entry');
  });
});

describe('a bye', () => {
  it('is worth a win where heats are paired by points', () => {
    const isWon = (format: Setup['format']): boolean => isByeWon(tournamentOf(7, {}, { format }));

    expect([isWon('swiss'), isWon('all-play-all'), isWon('league')]).toEqual([true, false, false]);
  });
});

describe('the large clock', () => {
  it('counts to the start, then to the end', () => {
    const announced = tournamentOf(6, { phase: 'announced' });

    expect(countOf(announced, STARTS - 1)).toEqual({ to: 'start', until: STARTS });
    expect(countOf(announced, STARTS)).toEqual({ to: 'end', until: ENDS });
    expect(countOf(tournamentOf(6), STARTS)).toEqual({ to: 'end', until: ENDS });
  });

  it('is absent between heats, and where a heat lasts for days', () => {
    expect(countOf(tournamentOf(6, { phase: 'between' }), STARTS)).toBeNull();
    expect(countOf(tournamentOf(6), STARTS - 7 * 86_400_000)).toBeNull();
  });
});
