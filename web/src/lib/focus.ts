import { tick } from 'svelte';
import { nextTask } from './tasks';

/** Attached to what should be read first: it takes the focus without scrolling the page. */
export const readFirst = (element: HTMLElement): void => element.focus({ preventScroll: true });

/** Where the keyboard starts on a board: the first tab stop inside the marked element. */
const ENTRY = '[data-entry] :is(button, [tabindex]):not([tabindex="-1"], :disabled)';

/** Attached to a board that can be played: it takes the focus if nothing else has it. */
export function enter(board: HTMLElement): void {
  // To focus is to lay out the page, which is long enough for a task of its own.
  void nextTask().then(() => focusEntry(board));
}

function focusEntry(board: HTMLElement): void {
  const at = document.activeElement;
  if (at !== null && !at.matches('body, main, h1')) return;
  board.querySelector<HTMLElement>(ENTRY)?.focus({ preventScroll: true });
}

/**
 * Attached to a button that goes once what it asks for is done: then the focus moves on to what
 * comes next, instead of falling back to the top of the page.
 */
export const passesOn = (next: () => HTMLElement | null | undefined) => (button: HTMLElement) => {
  let isPressed = false;
  const press = (): void => void (isPressed = true);
  button.addEventListener('click', press);
  return (): void => {
    button.removeEventListener('click', press);
    if (!isPressed) return;
    void tick().then(() => {
      if (document.activeElement === document.body) next()?.focus({ preventScroll: true });
    });
  };
};
