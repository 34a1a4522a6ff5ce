/** The companion as a bout of an event needs it: its level and the number of players. */
import type { Equip } from '../../game';
import { beginBout } from '../../../companion/equip';
import type { Config } from '../wire';
import { keepSettings, keptSettings } from './setup';

/** Settings may only name their level, as in a climb of levels. */
type Settings = Omit<Config, 'level'> & { level: Config['level'] | string };

const equip: Equip<Settings> = ({ level, players, turning }, _names, [size], bout) => {
  beginBout(bout, ['xcode']);
  const last = keptSettings();
  keepSettings({
    level: typeof level === 'string' ? level : level.name,
    players: size ?? players ?? last.players,
    isRefill: turning === 'refill',
  });
};

export default equip;
