import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../lib/i18n.svelte';
import { tableFor } from '../../samples';
import type { Deck, Layout } from '../wire';
import {
  choicesAt,
  DEFAULTS,
  flip,
  openingFrom,
  presetOf,
  PRESETS,
  withPreset,
  type Choices,
} from './setup';

const t = ((id: string, facts: object = {}) =>
  [id, ...Object.values(facts).map(String)].join(' ')) as Translate;

const bot: Choices = { ...DEFAULTS, who: 'bot' };
const garden: Layout = { name: 'Garden', rows: Array.from({ length: 10 }, () => '1234554321') };
const own: Deck = { name: 'Own', cards: [], colours: 'free' };
const CHOICES: Record<string, Choices> = {
  'the first': bot,
  'a side and a strong computer': { ...bot, side: 'rings', level: 'oak' },
  everything: { ...withPreset(bot, 'everything'), knockout: 'four-pieces', colours: 'victim' },
  'the other clock': { ...bot, variants: ['random', 'time-balance'], balance: 40 },
  'several rounds': { ...bot, length: 'rounds', rounds: 7 },
  'up to points': { ...bot, length: 'points', points: 33, rows: 'all' },
  'files of one’s own': {
    ...bot,
    variants: ['map'],
    layout: 'own',
    ownLayout: garden,
    deck: 'own',
    ownDeck: own,
  },
  teams: { ...bot, teams: [2, 1], sitters: ['here', 'oak', 'here'] },
  'one screen': { ...DEFAULTS, who: 'local' },
};

/** The server tells the whole board, not only its name. */
const told = ({ layout, ...config }: Record<string, unknown>): object => ({
  ...config,
  layout: typeof layout === 'string' ? { name: layout, rows: [] } : layout,
});

describe('the options of a match', () => {
  it.each(Object.entries(CHOICES))('are what it is played by: %s', (_, choices) => {
    const order = openingFrom(choices, 'Anna');
    const table = tableFor(order, told(order.config ?? {}));
    expect(openingFrom(choicesAt(table), 'Anna')).toEqual(order);
  });

  it.each(PRESETS)('name the preset: %s', (preset) => {
    const order = openingFrom(withPreset(bot, preset), 'Anna');
    expect(presetOf(choicesAt(tableFor(order, told(order.config ?? {}))))).toBe(preset);
  });
});

describe('a variant that is switched on', () => {
  it('makes a mix of one’s own, and says which clock gives way', () => {
    const choices = withPreset(bot, 'blitz');
    expect(flip(choices, 'map', true, t)).toBe('');
    expect(presetOf(choices)).toBeNull();
    expect(flip(choices, 'time-balance', true, t)).toBe('xobrainer-clock-swapped TimeBomb');
    expect(choices.variants).toEqual(['map', 'time-balance']);
  });
});
