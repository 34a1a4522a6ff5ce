/** Dragging a card: a press that moves, until it is let go over something. */

/** A press that moves less is a tap. */
const SLACK = 8;
/** The browser may send a click after a drag, or none. */
const DEAF_MS = 60;

export interface Drag {
  id: number;
  dx: number;
  dy: number;
}

interface Press {
  id: number;
  x: number;
  y: number;
  pointer: number;
  isDrag: boolean;
}

export interface Dragging {
  /** The card moves with the finger; null when it lies again. */
  moved(drag: Drag | null): void;
  /** It was let go over the thing of this name; null over nothing. */
  dropped(id: number, on: string | null): void;
}

/** What lies there: the nearest thing that takes cards. */
function dropAt(x: number, y: number): string | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return found?.dataset['drop'] ?? null;
}

export class Dragger {
  #press: Press | null = null;
  /** The tap that ends a drag chooses nothing. */
  #isDeaf = false;

  constructor(private readonly tell: Dragging) {}

  down(event: PointerEvent, id: number): void {
    if (event.button !== 0) return;
    this.#isDeaf = false;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    this.#press = { id, x, y, pointer, isDrag: false };
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || press.pointer !== event.pointerId) return;
    const dx = event.clientX - press.x;
    const dy = event.clientY - press.y;
    if (!press.isDrag) {
      if (Math.hypot(dx, dy) < SLACK) return;
      press.isDrag = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.tell.moved({ id: press.id, dx, dy });
  }

  up(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || press.pointer !== event.pointerId) return;
    this.#press = null;
    if (!press.isDrag) return;
    this.#isDeaf = true;
    setTimeout(() => (this.#isDeaf = false), DEAF_MS);
    const on = dropAt(event.clientX, event.clientY);
    this.tell.moved(null);
    this.tell.dropped(press.id, on);
  }

  cancel(): void {
    this.#press = null;
    this.tell.moved(null);
  }

  /** Whether this click is the end of a drag. */
  swallows(): boolean {
    const isDeaf = this.#isDeaf;
    this.#isDeaf = false;
    return isDeaf;
  }
}
