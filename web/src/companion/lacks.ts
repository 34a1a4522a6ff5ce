/** What a browser does not give us here: plain http has neither wake lock nor service worker. */

export type Lack = 'awake' | 'offline';

export function lacks(window: { navigator: object }): Lack[] {
  const missing: Lack[] = [];
  if (!('wakeLock' in window.navigator)) missing.push('awake');
  if (!('serviceWorker' in window.navigator)) missing.push('offline');
  return missing;
}
