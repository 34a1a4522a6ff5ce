import { describe, expect, it } from 'vitest';
import { Games, Groups, LocalStore, Request, withGame, type MyGame, type Room } from './storage';

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

describe('the localStore', () => {
  it('keeps values', () => {
    const room = memoryRoom();
    const kept = new LocalStore(() => room);
    kept.write('name', 'Anna');
    expect(new LocalStore(() => room).read('name', '')).toBe('Anna');
    expect(new LocalStore(memoryRoom).read('name', 'nobody')).toBe('nobody');
  });

  it('takes what cannot be read, and nothing at all, for nothing', () => {
    const room = memoryRoom();
    room.setItem('knobel.broken', '{');
    room.setItem('knobel.nothing', 'null');
    const kept = new LocalStore(() => room);

    expect([kept.read('broken', {}), kept.read('nothing', {})]).toEqual([{}, {}]);
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
      const localStore = new LocalStore(room);
      localStore.write('name', 'Anna');
      expect(localStore.read('name', '')).toBe('Anna');
    }
  });

  it('reads past rubbish', () => {
    const room = memoryRoom();
    room.texts.set('knobel.games', '{{{');
    expect(new Games(new LocalStore(() => room)).list()).toEqual([]);
    room.texts.set('knobel.games', '[null, {"id": "a"}, 3]');
    expect(new Games(new LocalStore(() => room)).list()).toEqual([]);
  });
});

describe('my games', () => {
  it('puts the newest first and each once', () => {
    const room = memoryRoom();
    const kept = new Games(new LocalStore(() => room));
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

describe('my groups', () => {
  const fresh = (): Groups => new Groups(new LocalStore(() => memoryRoom()));

  it('are those of a game, the last seen first', () => {
    const room = memoryRoom();
    const groups = new Groups(new LocalStore(() => room));
    groups.meet('a', 'xcode', 1, ['Bo']);
    groups.meet('b', 'xcode', 2);
    groups.meet('c', 'other', 3);
    groups.meet('a', 'xcode', 4, ['Cleo']);

    expect(groups.list('xcode').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(groups.find('a')).toMatchObject({ mates: ['Cleo', 'Bo'], seen: 4, won: [] });
    groups.forget('a');
    expect(groups.find('a')).toBeUndefined();
  });

  it('keep what the server said of them, if they are known here', () => {
    const groups = new Groups(new LocalStore(() => null));
    groups.meet('a', 'xcode', 1);
    groups.learn('a', ['level-1']);
    groups.learn('z', ['level-1']);
    groups.meet('a', 'xcode', 2);

    expect(groups.find('a')?.won).toEqual(['level-1']);
    expect(groups.find('z')).toBeUndefined();
  });

  it('are not too many, nor have they too many members', () => {
    const room = memoryRoom();
    const groups = new Groups(new LocalStore(() => room));
    for (let i = 0; i < 25; i++) groups.meet(`g${i}`, 'xcode', i);
    groups.meet('g24', 'xcode', 30, [...'ABCDEFGHIJ']);

    expect(groups.list('xcode')).toHaveLength(20);
    expect(groups.find('g0')).toBeUndefined();
    expect(groups.find('g24')?.mates).toHaveLength(7);
  });

  it('are nobody where the localStore holds something else', () => {
    expect(fresh().list('xcode')).toEqual([]);
    const room = memoryRoom();
    room.setItem('knobel.groups', '"odd"');
    expect(new Groups(new LocalStore(() => room)).list('xcode')).toEqual([]);
  });
});

describe('a seat that was asked for', () => {
  it('is asked for with the same secret until the answer has come, also after a reload', () => {
    const room = memoryRoom();
    const secret = new Request(new LocalStore(() => room), 'seat').secretFor('K7PM2X');
    const later = new Request(new LocalStore(() => room), 'seat');

    expect(secret).toHaveLength(32);
    expect(later.find('K7PM2X')).toBe(secret);
    expect(later.secretFor('K7PM2X')).toBe(secret);

    later.end();

    expect(later.find('K7PM2X')).toBeNull();
    expect(later.secretFor('K7PM2X')).not.toBe(secret);
  });

  it('shares its secret with no other code', () => {
    const room = memoryRoom();
    const request = new Request(new LocalStore(() => room), 'seat');
    const secret = request.secretFor('K7PM2X');

    expect(request.find('B3CD4F')).toBeNull();
    expect(request.secretFor('B3CD4F')).not.toBe(secret);
  });
});
