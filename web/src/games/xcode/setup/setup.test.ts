import { describe, expect, it } from 'vitest';
import { tableFor } from '../../samples';
import quick from './quick';
import { choicesAt, DEFAULTS, lastChoices, openingFrom, type Choices } from './setup';

const CHOICES: Record<string, Choices> = {
  'the first': { ...DEFAULTS, bots: 3 },
  'quick mates and house rules': {
    ...DEFAULTS,
    players: 6,
    bots: 5,
    pace: 'fast',
    refill: true,
    overdraw: true,
    countdown: 10,
  },
};

describe('bots', () => {
  it('are slow until somebody chooses another pace', () => {
    const paces = quick.order('bot', 'Anna').seats.map(({ level }) => level);

    expect(paces).toEqual([undefined, 'slow', 'slow', 'slow']);
    expect(lastChoices({ who: 'bot', level: null }).choices.pace).toBe('slow');
  });
});

describe('the options of a match', () => {
  it.each(Object.entries(CHOICES))('are what it is played by: %s', (_, choices) => {
    const order = openingFrom(choices, 'Anna', 'a-group');
    const table = tableFor(order, { ...order.config, level: { name: choices.level } });
    const { choices: found, group } = choicesAt(table);
    expect(openingFrom(found, 'Anna', group)).toEqual(order);
  });
});
