/** The companion as a bout of an event needs it: its level and the number of players. */
import type { Equip } from '../../game';
import { beginBout } from '../../../companion/equip';
import type { Config } from '../wire';
import { keepSettings, keptSettings } from './setup';

const equip: Equip<Config> = ({ level, players, turning }, _names, bout) => {
  beginBout(bout, ['xcode']);
  const last = keptSettings();
  keepSettings({
    level: level.name,
    players: players ?? last.players,
    isRefill: turning === 'refill',
  });
};

export default equip;
