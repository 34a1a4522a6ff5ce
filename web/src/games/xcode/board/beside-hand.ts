/** Where a panel may lie without covering the hand. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 8;
const MOST_WIDE = 560;
/** The bar at the top of the window stays in sight. */
const BAR = 48;

/** The largest of the four strips around the hand, in a window of this size. */
export function roomAround(hand: Box, width: number, height: number): Box {
  const whole = { left: 0, top: 0, right: width, bottom: height };
  const strips: Box[] = [
    { ...whole, bottom: Math.min(hand.top, height) },
    { ...whole, right: Math.min(hand.left, width) },
    { ...whole, left: Math.max(hand.right, 0) },
    { ...whole, top: Math.max(hand.bottom, 0) },
  ];
  const area = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top);
  return strips.reduce((best, strip) => (area(strip) > area(best) ? strip : best));
}

/** Attached to the panel: it lies at the lower edge of the largest room, wherever the hand moves to. */
export function besideHand(panel: HTMLElement): () => void {
  const place = (): void => {
    const hand = document.querySelector('[data-testid="hand"]')?.getBoundingClientRect();
    const nowhere = { left: 0, top: innerHeight, right: 0, bottom: innerHeight };
    const room = roomAround(hand ?? nowhere, innerWidth, innerHeight);
    const width = Math.min(MOST_WIDE, room.right - room.left - 2 * MARGIN);
    Object.assign(panel.style, {
      left: `${(room.left + room.right - width) / 2}px`,
      width: `${width}px`,
      bottom: `${innerHeight - room.bottom + MARGIN}px`,
      maxHeight: `${room.bottom - Math.max(room.top, BAR) - 2 * MARGIN}px`,
    });
  };
  place();
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}
