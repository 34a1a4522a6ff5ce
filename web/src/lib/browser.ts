/** What a follower is given in a browser: sockets, time, chance. */
import type { Environment, Follower, Line } from './follower';
import { randomId } from './random';

/** The environment for sockets at this path; `key` names the parameter that a balancer reads. */
export const browser = (path: string, key: string): Environment => ({
  connect(id: string): Line {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const where = `${location.host}${path}?${key}=${encodeURIComponent(id)}`;
    return new WebSocket(`${scheme}://${where}`) as unknown as Line;
  },
  now: () => Date.now(),
  after: (millis, act) => setTimeout(act, millis),
  cancel: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
  newId: () => randomId(),
});

/** Follows until the returned function is called; tries at once when the network or a viewer is back. */
export function follow(follower: Pick<Follower<never, never, never>, 'open' | 'wake' | 'close'>) {
  const wake = (): void => follower.wake();
  const look = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', look);
  follower.open();
  return (): void => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', look);
    follower.close();
  };
}
