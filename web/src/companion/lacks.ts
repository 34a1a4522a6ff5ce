/** What a browser does not give us here: plain http has neither wake lock nor service worker. */

export type Lack = 'awake' | 'offline';

export interface Abilities {
  canStayAwake: boolean;
  canWorkOffline: boolean;
}

export function lacks({ canStayAwake, canWorkOffline }: Abilities): Lack[] {
  const missing: Lack[] = [];
  if (!canStayAwake) missing.push('awake');
  if (!canWorkOffline) missing.push('offline');
  return missing;
}
