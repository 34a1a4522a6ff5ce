/** Attached to what should be read first: it takes the focus without scrolling the page. */
export const readFirst = (element: HTMLElement): void => element.focus({ preventScroll: true });

/** Where the keyboard starts on a board: the first tab stop inside the marked element. */
const ENTRY = '[data-entry] :is(button, [tabindex]):not([tabindex="-1"], :disabled)';

/** Attached to a board that can be played: it takes the focus if nothing else has it. */
export function enter(board: HTMLElement): void {
  const at = document.activeElement;
  if (at !== null && !at.matches('body, main, h1')) return;
  board.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
}
