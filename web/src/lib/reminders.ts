/**
 * Web push: the browser tells that it is my turn while the page is closed. Off until somebody asks
 * for it at a table; the server forgets the wish when the match is over.
 */
import { forgetPush, getPushKey, sendPush } from './api';
import { settings } from './settings.svelte';
import { localStore } from './storage';

const KEPT = 'reminders';
const MOST = 50;

/** Plain http has none of this. */
export const canRemind = (): boolean =>
  isSecureContext && 'PushManager' in window && 'serviceWorker' in navigator;

const wished = (): string[] => {
  const kept = localStore.read<unknown>(KEPT, []);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
};

const keep = (ids: string[]): void => localStore.write(KEPT, ids.slice(-MOST));

export const isReminded = (match: string): boolean =>
  Notification.permission === 'granted' && wished().includes(match);

/** Asks the person and the server; the answer is `on`, or says which of them does not want it. */
export async function remind(
  match: string,
  token: string,
): Promise<'on' | 'denied' | 'unavailable'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'; // first: it needs the tap
  const { key } = await getPushKey();
  if (key === null) return 'unavailable';
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = wish.toJSON();
  await sendPush(match, token, {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    language: settings.language,
  });
  keep([...wished().filter((id) => id !== match), match]);
  return 'on';
}

/** When no match wants it any more, the browser forgets its address as well. */
export async function remindNoMore(match: string, token: string): Promise<void> {
  const left = wished().filter((id) => id !== match);
  keep(left);
  await forgetPush(match, token);
  if (left.length === 0) await stopAll();
}

/** Gives up the browser's address, so that no push can reach it any more. */
export async function stopAll(): Promise<void> {
  keep([]);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
}

export const hasWishes = (): boolean => canRemind() && wished().length > 0;
