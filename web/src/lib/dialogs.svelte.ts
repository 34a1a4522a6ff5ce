/** Which dialog is on top: all that lies below it is out of reach. */

let open = $state.raw<readonly symbol[]>([]);

/** Puts a dialog on top; returns how to take it away again. */
export function enter(dialog: symbol): () => void {
  open = [...open, dialog];
  return () => void (open = open.filter((one) => one !== dialog));
}

/** Whether nothing lies above this dialog, or above the page itself. */
export const isOnTop = (dialog: symbol | null): boolean => (open.at(-1) ?? null) === dialog;
