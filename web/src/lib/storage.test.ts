import { describe, expect, it } from 'vitest';
import { Games, Shelf, withGame, type MyGame, type Room } from './storage';

function memoryRoom(): Room & { texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const game = (id: string, phase: MyGame['phase'] = 'running'): MyGame => ({
  id,
  game: 'vier3d',
  token: `token-${id}`,
  code: id.toUpperCase(),
  seen: 0,
  phase,
  others: [],
  isMyTurn: false,
  result: null,
});

describe('the shelf', () => {
  it('keeps values', () => {
    const room = memoryRoom();
    const kept = new Shelf(() => room);
    kept.write('name', 'Anna');
    expect(new Shelf(() => room).read('name', '')).toBe('Anna');
    expect(new Shelf(memoryRoom).read('name', 'nobody')).toBe('nobody');
  });

  it('works where storage is full, blocked or missing', () => {
    const full = {
      ...memoryRoom(),
      setItem: () => {
        throw new Error('QuotaExceeded');
      },
    };
    const rooms = [
      () => full,
      () => null,
      (): Room => {
        throw new Error('SecurityError');
      },
    ];
    for (const room of rooms) {
      const shelf = new Shelf(room);
      shelf.write('name', 'Anna');
      expect(shelf.read('name', '')).toBe('Anna');
    }
  });

  it('reads past rubbish', () => {
    const room = memoryRoom();
    room.texts.set('knobel.games', '{{{');
    expect(new Games(new Shelf(() => room)).list()).toEqual([]);
    room.texts.set('knobel.games', '[null, {"id": "a"}, 3]');
    expect(new Games(new Shelf(() => room)).list()).toEqual([]);
  });
});

describe('my games', () => {
  it('puts the newest first and each once', () => {
    const room = memoryRoom();
    const kept = new Games(new Shelf(() => room));
    kept.put(game('a'));
    kept.put(game('b'));
    kept.put(game('a'));
    expect(kept.list().map(({ id }) => id)).toEqual(['a', 'b']);
    kept.update('b', { phase: 'over' });
    expect(kept.find('b')?.phase).toBe('over');
    expect(kept.findByCode('B')).toBeUndefined();
    expect(kept.findByCode('A')?.id).toBe('a');
    kept.forget('a');
    expect(kept.list().map(({ id }) => id)).toEqual(['b']);
  });

  it('lets the oldest finished game go first', () => {
    let list: MyGame[] = [];
    list = withGame(list, game('running'));
    list = withGame(list, game('over', 'over'));
    for (let i = 0; i < 59; i++) list = withGame(list, game(`g${i}`));
    expect(list).toHaveLength(60);
    expect(list.some(({ id }) => id === 'running')).toBe(true);
    expect(list.some(({ id }) => id === 'over')).toBe(false);
  });
});
