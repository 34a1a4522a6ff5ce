import type { RulesParts } from '../../game';

export { default as Picture } from './Picture.svelte';
export { default as Table } from './Table.svelte';

export const chapters: RulesParts['chapters'] = {
  goal: '..r',
  cards: '....r',
  setup: '....r',
  draw: '..rr',
  discard: '..',
  trade: '......r',
  codes: '...',
  joker: '.r',
  sand: '..rr',
  talk: '.r',
  end: '.r',
  levels: '..r',
  missions: '.......',
  help: '',
};

export const wide: RulesParts['wide'] = [];
