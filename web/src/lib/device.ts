/** What some devices can do, and what to do on those that cannot. */

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Shares the link through the system; false if that failed. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch {
    return false;
  }
}

/** Copies a text. Plain http has no clipboard, so there the selected field is copied the old way. */
export async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: try the other way
  }
  if (field === null) return false;
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

export function vibrate(millis: number): void {
  if (navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(millis);
}

/** Over plain http and in a few browsers the screen may go dark; then the page says so. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on for as long as the page is seen; returns how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (!isWanted || document.visibilityState !== 'visible' || !canStayAwake()) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (!isWanted) void lock.release();
    } catch {
      // low battery or no permission: the screen may sleep
    }
  };
  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', look);
    void lock?.release().catch(() => undefined);
  };
}

const LOCAL = /^(localhost|127\.|\[::1\]|0\.0\.0\.0)/;

/** Where other devices find us: our own origin, unless only this device can reach it. */
export function baseAddress(origin: string, host: string, told: string | null): string {
  return LOCAL.test(host) && told ? told.replace(/\/$/, '') : origin;
}
