import type { RulesParts } from '../../game';

export { default as Picture } from './Picture.svelte';
export const Table = null;

export const chapters: RulesParts['chapters'] = {
  goal: '..',
  lineup: '....',
  turn: '..',
  rows: '...r..rr',
  knockout: '.rr',
  score: 'r...',
  match: '......rr',
  mix: '..rrr',
  bomb: '..rr',
  balance: '..rr',
  random: '..',
  map: '..r',
  mission: '....rr',
  trap: '...rr',
  teams: '...r',
  ours: '....',
  help: '',
};

export const wide: RulesParts['wide'] = ['rows', 'mix', 'ours'];
