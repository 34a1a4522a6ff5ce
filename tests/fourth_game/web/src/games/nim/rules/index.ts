import type { RulesParts } from '../../game';

export const chapters: RulesParts['chapters'] = { piles: '..', move: '..', end: '..' };
export const wide: RulesParts['wide'] = [];
export const Picture = null;
export const Table = null;
