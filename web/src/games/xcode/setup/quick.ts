/** X-Code with one press: the next level that the group can win. */
import { nextOf } from '../../../lib/ladder';
import type { Quick } from '../../game';
import { ladder } from '../stages';
import { lastChoices, openingFrom } from './setup';

const quick: Quick = {
  order(way, me) {
    const { choices, group, won } = lastChoices({ who: way, level: null });
    return openingFrom({ ...choices, level: nextOf(ladder, won) }, me, group);
  },
  namesHere: () => null,
};

export default quick;
