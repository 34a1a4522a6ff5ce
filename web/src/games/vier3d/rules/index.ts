import type { RulesParts } from '../../game';

export { default as Picture } from './Picture.svelte';
export const Table = null;

export const chapters: RulesParts['chapters'] = {
  goal: '..r',
  move: '...r',
  lines: '....',
  first: '..r',
  most: '..r.r',
  yellow: '.rrrr',
  three: 'rrr',
  clock: 'rrr',
  help: '',
};

export const wide: RulesParts['wide'] = ['lines'];
