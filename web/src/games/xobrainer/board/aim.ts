/**
 * Aiming with a finger: pressing shows the piece above the finger, sliding corrects the square,
 * lifting lays the piece. Lifting beside the board, a second finger or a swipe lay nothing.
 */
import { squareAt, WIDTH, type Size } from './squares';

/** Where the buttons of the squares are on the screen, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The square under the finger, and where the enlarged piece is drawn, in pixels of the board. */
export interface Aim {
  square: number;
  x: number;
  y: number;
}

/** Radius of the disc with the enlarged piece, in pixels. */
export const LOUPE = 38;
/** From the finger to the middle of the disc: a fingertip hides about 40 pixels. */
const RISE = 86;
/** A finger that moves further than this many squares in so short a time wanted to scroll. */
const SWIPE_SQUARES = 1.5;
const SWIPE_MS = 250;

/** The square at a place on the screen; null beside the board. */
export function squareUnder(x: number, y: number, box: Box, size: Size): number | null {
  const column = Math.floor(((x - box.left) / box.width) * size.width);
  const line = Math.floor(((y - box.top) / box.height) * size.height);
  if (column < 0 || column >= size.width || line < 0 || line >= size.height) return null;
  return squareAt(column, WIDTH - size.height + line);
}

/** Above the finger; beside it, towards the middle of the board, where the screen ends above. */
export function loupeAt(x: number, y: number, box: Box): { x: number; y: number } {
  const isCramped = y < RISE + LOUPE;
  const towards = x < box.left + box.width / 2 ? 1 : -1;
  const middle = x - box.left + (isCramped ? towards * RISE : 0);
  return {
    x: Math.min(Math.max(middle, LOUPE), box.width - LOUPE),
    y: Math.max(y - (isCramped ? RISE / 2 : RISE), LOUPE) - box.top,
  };
}

interface Aiming {
  isOn: () => boolean;
  size: () => Size;
  tell: (aim: Aim | null) => void;
  lay: (square: number) => void;
}

/** Lets a finger aim at the squares in this element. */
export function aiming({ isOn, size, tell, lay }: Aiming): (element: HTMLElement) => () => void {
  return (element) => {
    let began: { at: number; x: number; y: number } | null = null;

    const under = ({ clientX: x, clientY: y }: Touch): Aim | null => {
      const box = element.getBoundingClientRect();
      const square = squareUnder(x, y, box, size());
      return square === null ? null : { square, ...loupeAt(x, y, box) };
    };
    const isSwipe = (touch: Touch, at: number): boolean => {
      if (began === null || at - began.at > SWIPE_MS) return false;
      const way = Math.hypot(touch.clientX - began.x, touch.clientY - began.y);
      return way > (SWIPE_SQUARES * element.clientWidth) / size().width;
    };
    const stop = (): void => {
      began = null;
      tell(null);
    };
    const start = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (event.touches.length > 1 || touch === undefined || !isOn()) return stop();
      began = { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
      tell(under(touch));
    };
    const move = (event: TouchEvent): void => {
      const [touch] = event.touches;
      if (began !== null && touch !== undefined) tell(under(touch));
    };
    const lift = (event: TouchEvent): void => {
      const [touch] = event.changedTouches;
      if (began === null || touch === undefined) return;
      event.preventDefault(); // no click: it would press the square a second time
      const square = isSwipe(touch, event.timeStamp) ? null : (under(touch)?.square ?? null);
      stop();
      if (square !== null && isOn()) lay(square);
    };

    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', lift);
    element.addEventListener('touchcancel', stop);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', lift);
      element.removeEventListener('touchcancel', stop);
    };
  };
}
