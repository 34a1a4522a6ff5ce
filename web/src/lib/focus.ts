/** Attached to what is to be read first: it takes the focus, and the page does not move. */
export const readFirst = (element: HTMLElement): void => element.focus({ preventScroll: true });
