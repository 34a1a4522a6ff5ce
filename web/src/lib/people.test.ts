import { expect, it } from 'vitest';
import { recentPeople } from './people';
import type { MyGame } from './storage';

const game = (id: string, seen: number, people: string[] | undefined, phase = 'over'): MyGame =>
  ({ id, game: 'g', seen, people, phase }) as unknown as MyGame;

it('names each person once, with the last match that is over', () => {
  const games = [
    game('a', 1, ['Ben']),
    game('b', 3, ['Ben', 'Cleo']),
    game('c', 4, ['Dee'], 'running'),
    game('d', 2, undefined),
  ];
  expect(recentPeople(games)).toEqual([
    { name: 'Ben', game: 'g', href: '/m/b?again' },
    { name: 'Cleo', game: 'g', href: '/m/b?again' },
  ]);
});
