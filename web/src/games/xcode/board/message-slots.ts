/** Texts with something other than text inside. */

export type Part = { text: string } | { slot: string };

const MARK = /⟨([a-z]+)⟩/;

/** The fact that stands for a slot of this name in a message. */
export const slot = (name: string): string => `⟨${name}⟩`;

/** A message with slots, piece by piece. */
export const partsOf = (message: string): Part[] =>
  message
    .split(MARK)
    .map((piece, i) => (i % 2 === 1 ? { slot: piece } : { text: piece }))
    .filter((part) => 'slot' in part || part.text !== '');
