/** Pointers on the 3D board: a steady press picks, a moving one turns, two fingers zoom. */
import { isSteady, type Point } from './pointing';
import type { Speed } from './camera-motion';
import { wheelFactor } from './orbit';

export interface Gestures {
  /** A press and release in one place, in client pixels. */
  tap(at: Point): void;
  drag(dx: number, dy: number): void;
  /** A drag ends; its speed is 0 if the finger had come to rest. */
  release(speed: Speed): void;
  zoom(factor: number): void;
  /** A mouse that only points, or null when it left. */
  hover(at: Point | null): void;
}

const WHEEL_LINE_PX = 16;
const MAIN_BUTTON = 0;
/** A finger that has not moved for so long has stopped. */
const STOPPED_MS = 80;
const REST: Speed = { x: 0, y: 0 };

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Listens on an element until the returned function is called. */
export function listenForGestures(element: HTMLElement, on: Gestures): () => void {
  const down = new Map<number, Point>();
  let from: Point | null = null; // where a press began that may still be a tap
  let speed = REST;
  let movedAt = 0;

  const pressed = (event: PointerEvent): void => {
    if (event.button !== MAIN_BUTTON) return;
    from = down.size === 0 ? pointOf(event) : null;
    speed = REST;
    movedAt = event.timeStamp;
    down.set(event.pointerId, pointOf(event));
    element.setPointerCapture(event.pointerId);
  };

  const moved = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    const now = pointOf(event);
    if (before === undefined) {
      if (event.pointerType === 'mouse') on.hover(now);
      return;
    }
    if (from !== null && isSteady(from, now)) return;
    from = null;
    down.set(event.pointerId, now);
    if (down.size === 1) {
      const passed = Math.max(1, event.timeStamp - movedAt);
      movedAt = event.timeStamp;
      speed = { x: (now.x - before.x) / passed, y: (now.y - before.y) / passed };
      on.drag(now.x - before.x, now.y - before.y);
      return;
    }
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) on.zoom(apart(before, other) / Math.max(1, apart(now, other)));
  };

  const released = (event: PointerEvent): void => {
    if (!down.delete(event.pointerId)) return;
    if (from !== null && event.type === 'pointerup') on.tap(pointOf(event));
    if (from === null && down.size === 0 && event.timeStamp - movedAt < STOPPED_MS) {
      on.release(speed);
    }
    from = null;
  };

  const left = (): void => on.hover(null);

  const wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    on.zoom(wheelFactor(event.deltaY * (lines ? WHEEL_LINE_PX : 1)));
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', pressed, { signal });
  element.addEventListener('pointermove', moved, { signal });
  element.addEventListener('pointerup', released, { signal });
  element.addEventListener('pointercancel', released, { signal });
  element.addEventListener('pointerleave', left, { signal });
  element.addEventListener('wheel', wheeled, { signal, passive: false });
  return () => stop.abort();
}
