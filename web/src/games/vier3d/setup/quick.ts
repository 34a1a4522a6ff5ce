/** Vier-gewinnt 3D with one press. */
import type { Quick } from '../../game';
import { lastChoices, namesAtScreen, openingFrom } from './setup';

const quick: Quick = {
  order: (way, me) => openingFrom(lastChoices(way), me),
  namesHere: (way, t) => namesAtScreen(lastChoices(way), t),
};

export default quick;
