/** Short notes that go by themselves. */

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'refusal';
}

const SHOWN_MS = 6_000;

let next = 0;
let shown = $state<Toast[]>([]);

export const toasts = {
  get shown(): readonly Toast[] {
    return shown;
  },
};

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = ++next;
  shown = [...shown.filter((other) => other.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
