/**
 * The app without a network: has the worker (sw/worker.ts) fetched everything, and does it have a
 * newer build to offer?
 */
import { localStore } from './storage';

export type Standing =
  /** Plain http: browsers allow no worker, and neither clipboard nor a screen that stays on. */
  | 'insecure'
  /** This browser has no workers, or none at the moment. */
  | 'impossible'
  | 'fetching'
  | 'ready';

/** What Chromium hands over instead of asking by itself; others have it in their menus. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** How often a page that stays open looks for a newer build. */
const LOOK_EVERY = 60 * 60 * 1000;

/** On a slow line the page itself is still being fetched then: its boards, its texts. */
const FIRST_SECONDS = 3_000;

function standingAtFirst(): Standing {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator)) return 'impossible';
  return navigator.serviceWorker.controller ? 'ready' : 'fetching';
}

let standing = $state<Standing>(standingAtFirst());
let hasUpdate = $state(false);
let waiting: ServiceWorker | null = null;
let offer = $state.raw<InstallOffer | null>(null);
let lastLook = Date.now();

export const offline = {
  get standing(): Standing {
    return standing;
  },
  /** A newer build is here and waits to be taken. */
  get hasUpdate(): boolean {
    return hasUpdate;
  },
  /** The browser offers to install the app. */
  get canInstall(): boolean {
    return offer !== null;
  },
};

export async function install(): Promise<void> {
  await offer?.prompt();
  offer = null;
}

/** The visitor wants the newer build. Other pages that are open keep theirs. */
export function takeUpdate(): void {
  const reload = (): void => location.reload();
  // Another page may have taken it already.
  if (waiting === null || waiting.state === 'activated') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  waiting.postMessage('update');
}

/** As long as a page is open the files of its build are kept. */
function holdBuild(): void {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
  void navigator.locks.request(`knobel-${build}`, { mode: 'shared' }, () => new Promise(() => {}));
}

function follow(worker: ServiceWorker): void {
  const look = (): void => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) {
      waiting = worker;
      hasUpdate = true;
    }
    if (worker.state === 'activated') standing = 'ready';
  };
  look();
  worker.addEventListener('statechange', look);
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  for (const worker of [registration.active, registration.waiting, registration.installing]) {
    if (worker !== null) follow(worker);
  }
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) follow(registration.installing);
  });
  registration.active?.postMessage('tidy');
  const look = (): void => {
    lastLook = Date.now();
    registration.update().catch(() => undefined); // no network: another time
  };
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastLook >= LOOK_EVERY) look();
  });
  setInterval(look, LOOK_EVERY); // a projector never hides its page
}

/** Everything else is fetched when the page has loaded and has had its first seconds to itself. */
export function startOffline(): void {
  if (!import.meta.env.PROD || standing === 'insecure' || standing === 'impossible') return;
  holdBuild();
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // offered in the settings, where it disturbs nobody
    offer = event as InstallOffer;
  });
  const begin = (): void => void register().catch(() => (standing = 'impossible'));
  const soon = (): void => void setTimeout(begin, FIRST_SECONDS);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** True once on this device, so that we do not repeat what it lacks. */
export function isNews(what: string): boolean {
  const kept = localStore.read<unknown>('told', []);
  const told: unknown[] = Array.isArray(kept) ? kept : [];
  if (told.includes(what)) return false;
  localStore.write('told', [...told, what]);
  return true;
}
