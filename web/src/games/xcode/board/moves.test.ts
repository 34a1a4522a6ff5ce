import { describe, expect, it } from 'vitest';
import { guessedView } from './guess';
import { actionOf, isLegal, optionsFrom, say } from './moves';
import { cracked, table } from './samples';

describe('what can be done', () => {
  it('is read from a few words', () => {
    const view = table('5< 5> j 9<', { offers: [[1, 0, '7>']] });
    const legal = ['draw', 'discard', 'say', 'lay 5< 5> j', 'give 5< 9< to 1 for 7>'];
    const options = optionsFrom([...legal, 'offer 5< 9< to 1', 'decline 7> of 1'], view);

    expect(options).toMatchObject({ canDraw: true, canDiscard: true, canSay: true });
    expect(options.sets).toEqual([['5<', '5>', 'j']]);
    expect(options.gives).toEqual([{ cards: ['5<', '9<'], to: 1, against: '7>' }]);
    expect(options.offers).toEqual([{ cards: ['5<', '9<'], to: 1 }]);
    expect(options.declines).toEqual([{ card: '7>', by: 1 }]);
  });

  it('leaves out what is on its way already', () => {
    const told = ['draw', 'lay 5< 5> j', 'offer 9< to 1'];
    const full = table('5< 5> j 9< 1< 2< 3< 4<');
    const offered = guessedView(full, 'offer 9< to 1');

    expect(optionsFrom(told, full).canDraw).toBe(false);
    expect(optionsFrom(told, offered).offers).toEqual([]);
    expect(optionsFrom(told, guessedView(full, 'lay 5< 5> j')).sets).toEqual([]);
    expect(optionsFrom(told, table('5< 5> j', { cracked: [cracked('5')] })).sets).toEqual([]);
  });
});

describe('a move', () => {
  const legal = ['draw', 'discard', 'say', 'lay 5< 5> j', 'offer 5< 9< to 1'];

  it('is legal if it is one of those that the short form means', () => {
    const view = table();

    expect(isLegal('discard 5< j 9<', legal, view)).toBe(true);
    expect(isLegal('discard 5< j', legal, view)).toBe(false);
    expect(isLegal('discard 5< 5< 9<', legal, view)).toBe(false);
    expect(isLegal('offer 9< to 1', legal, view)).toBe(true);
    expect(isLegal('offer 9< to 3', legal, view)).toBe(false);
    expect(isLegal('say need 5 with 2', legal, view)).toBe(true);
    expect(isLegal('say need 5', ['draw'], view)).toBe(false);
    expect(isLegal('dance', legal, view)).toBe(false);
  });

  it('may lay another set of a field that can be cracked', () => {
    const view = table('5< 5> 5> j');

    expect(isLegal('lay 5> 5> j', ['lay 5< 5> 5>'], view)).toBe(true);
    expect(isLegal('lay j j j', ['lay 5< 5> 5>'], view)).toBe(false);
    expect(isLegal('lay 5< 5> 9<', ['lay 5< 5> 5>'], view)).toBe(false);
  });

  it('becomes a command', () => {
    expect(actionOf('give 5< to 2 for 7>')).toEqual({
      type: 'accept',
      card: '5<',
      to: 2,
      against: '7>',
    });
    expect(actionOf('say need 5 with 2 to 3')).toEqual({
      type: 'say',
      phrase: 'need',
      about: '5',
      already: 2,
      to: 3,
    });
    expect(actionOf(say({ phrase: 'sand', about: '', already: 0, to: null }))).toEqual({
      type: 'say',
      phrase: 'sand',
      about: '',
      already: 0,
      to: null,
    });
  });
});
