/** Sets a companion up for a bout of an event: what was left of another bout is cleared away. */
import { localStore } from '../lib/storage';

const LAST = 'companion.bout';

/** Forgets these sessions, unless they belong to this bout. */
export function beginBout(bout: string, sessions: readonly string[]): void {
  if (localStore.read<string>(LAST, '') === bout) return;
  localStore.write(LAST, bout);
  for (const name of sessions) localStore.write(`companion.${name}`, null);
}
