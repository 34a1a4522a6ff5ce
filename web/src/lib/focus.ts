import { tick } from 'svelte';
import { nextTask } from './tasks';

const AS_NEEDED: ScrollIntoViewOptions = { block: 'nearest' };

/**
 * Attached to what should be read first: it takes the focus.  If it is not in sight, it is scrolled
 * to as far as needed, with the title of the page if there is room for both.
 */
export function readFirst(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  void tick().then(() => {
    const before = element.getBoundingClientRect().top;
    element.scrollIntoView(AS_NEEDED);
    if (element.getBoundingClientRect().top === before) return;
    document.querySelector('main h1')?.scrollIntoView(AS_NEEDED);
    element.scrollIntoView(AS_NEEDED);
  });
}

/** Attached to what appears on request in a dialog: it is scrolled to, as far as needed. */
export const inSight = (element: HTMLElement): void =>
  void tick().then(() => element.scrollIntoView(AS_NEEDED));

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
      const first = next();
      if (first && document.activeElement === document.body) readFirst(first);
    });
  };
};
