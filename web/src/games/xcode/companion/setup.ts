/** What was chosen last for a real deck, kept on the device. */
import { PLAYERS } from '../setup/kept';
import { localStore } from '../../../lib/storage';
import { levelOf } from './levels';
import { ROUND, type Settings } from './round';

const KEPT = 'companion.xcode.setup';

/** Kept settings may come from an older page. */
function restored(kept: Partial<Settings>): Settings {
  const { level, players, isRefill } = { ...ROUND.fresh, ...kept };
  return {
    level: levelOf(level).name,
    players: PLAYERS.find((count) => count === players) ?? ROUND.fresh.players,
    isRefill: isRefill === true,
  };
}

export const keptSettings = (): Settings => restored(localStore.read<Partial<Settings>>(KEPT, {}));

export function keepSettings({ level, players, isRefill }: Settings): void {
  localStore.write(KEPT, { level, players, isRefill });
}
