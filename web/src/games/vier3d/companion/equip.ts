/** The companion as a bout of an event needs it: its clock, or else the count of lines. */
import type { Equip } from '../../game';
import { beginBout } from '../../../companion/equip';
import type { Config } from '../wire';
import { keepClock, keepTool, keptClock } from './kept';

const equip: Equip<Config> = ({ variant, clock }, _names, _sizes, bout) => {
  beginBout(bout, ['vier3d.duel', 'vier3d.tally']);
  keepTool(variant === 'most-lines' && !clock ? 'tally' : 'clock');
  if (clock?.type === 'total') {
    const { seconds, increment } = clock;
    keepClock({ ...keptClock(), type: 'total', total: seconds, increment });
  } else if (clock) {
    keepClock({ ...keptClock(), type: 'per-move', perMove: clock.seconds });
  }
};

export default equip;
