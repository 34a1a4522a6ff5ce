import { describe, expect, it } from 'vitest';
import { tableFor } from '../../samples';
import { choicesAt, DEFAULTS, openingFrom, type Choices } from './setup';

const bot: Choices = { ...DEFAULTS, who: 'bot' };
const CHOICES: Record<string, Choices> = {
  'the first': bot,
  'a strong computer and a colour': { ...bot, level: 'redwood', colour: 'blue' },
  'a clock for each move': { ...bot, clock: 'per-move', perMove: 10 },
  'a clock for the whole': { ...bot, clock: 'total', total: 900, increment: 30, bestOfTwo: true },
  'three colours': { ...bot, variant: 'most-lines', yellow: 'three-players', colour: 'yellow' },
  'one screen': { ...DEFAULTS, who: 'local', variant: 'most-lines', yellow: 'none' },
};

describe('the options of a match', () => {
  it.each(Object.entries(CHOICES))('are what it is played by: %s', (_, choices) => {
    const order = openingFrom(choices, 'Anna');
    expect(openingFrom(choicesAt(tableFor(order)), 'Anna')).toEqual(order);
  });
});
