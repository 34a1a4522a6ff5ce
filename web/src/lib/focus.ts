/** Attached to what is to be read first: it takes the focus, and the page does not move. */
export const readFirst = (element: HTMLElement): void => element.focus({ preventScroll: true });

/** Where the keyboard starts on a board: the first stop of the tabulator inside what is marked so. */
const ENTRY = '[data-entry] :is(button, [tabindex]):not([tabindex="-1"], :disabled)';

/** Attached to a board that can be played: where nothing has the focus, the board takes it. */
export function enter(board: HTMLElement): void {
  const at = document.activeElement;
  if (at !== null && !at.matches('body, main, h1')) return;
  board.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
}
