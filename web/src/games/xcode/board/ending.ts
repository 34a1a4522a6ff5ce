/** How the end is shown: as a moment, as its last picture, or not yet. */
import { foundIn, type Found } from './lost';
import type { View } from './view';

export interface Ending {
  door: 'shut' | 'opening' | 'open';
  /** Whether open fields are shown as what was missing. */
  isLost: boolean;
  /** What comes to light, by seat. */
  found: Found;
}

const NOT_YET: Ending = { door: 'shut', isLost: false, found: new Map() };

/** From the update that ended the match on, in milliseconds. */
export const MISSING_MS = 600;
export const FOUND_MS = 1400;
/** When the bolt, the door and, once light comes out, the tune of the result sound. */
export const BOLT_MS = 100;
export const DOOR_MS = 700;
export const TUNE_MS = 1100;

/** `passed` milliseconds after the end; the last picture does not wait. */
export function endingOf(view: View, passed: number): Ending {
  if (view.end === null) return NOT_YET;
  if (view.end.is_won) return { ...NOT_YET, door: passed === Infinity ? 'open' : 'opening' };
  return {
    door: 'shut',
    isLost: passed >= MISSING_MS,
    found: passed >= FOUND_MS ? foundIn(view) : NOT_YET.found,
  };
}
