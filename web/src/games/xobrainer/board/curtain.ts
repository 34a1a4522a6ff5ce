/**
 * Secret cards at one screen: the device is passed on, its new holder taps to look and taps to hide.
 * A card is shown only after its holder has said to be alone with it, and for one look.
 */

export type Curtain =
  | { step: 'closed' }
  /** Whoever has the device is asked to pass it on. */
  | { step: 'passing'; seat: number }
  /** The card is open. */
  | { step: 'looking'; seat: number };

/** The next tap, the end of the round, the screen being left: all close it. */
export const CLOSED: Curtain = { step: 'closed' };

/** Ask for a card: first for that of whoever is on turn, if that seat plays here. */
export function opened(holders: readonly number[], onTurn: number | null): Curtain {
  const seat = onTurn !== null && holders.includes(onTurn) ? onTurn : holders[0];
  return seat === undefined ? CLOSED : { step: 'passing', seat };
}

/** Another seat is to have the device: whatever was open is hidden first. */
export const passedTo = (seat: number): Curtain => ({ step: 'passing', seat });

/** The holder taps; only one who was asked for can look. */
export const looked = (curtain: Curtain): Curtain =>
  curtain.step === 'passing' ? { step: 'looking', seat: curtain.seat } : curtain;

/** Whose card may be drawn now; nobody's but that of the seat which looks. */
export const seatLooking = (curtain: Curtain): number | null =>
  curtain.step === 'looking' ? curtain.seat : null;
