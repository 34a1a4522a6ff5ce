/**
 * The service worker: keeps the whole app on the device, so that it opens without a network.
 *
 * Every build has a cache of its own. The page comes from the server where that answers, and from
 * the cache of this build otherwise. Files whose names change with their content come from
 * whichever cache has them: a page that is open finds the rest of its own build, even after the
 * next one has taken over. Calls and sockets are never touched.
 */
export type {};

declare const self: ServiceWorkerGlobalScope;
/** Both are written in by the build, see precache.ts. */
declare const BUILD: string;
declare const FILES: readonly string[];

const PREFIX = 'knobel-';
const CACHE = PREFIX + BUILD;
const PAGE = '/';
/** Milliseconds after which a network that only seems to be there is one no more. */
const PATIENCE = 5_000;

/** All or nothing: what was fetched by half, or is of another build, is thrown away. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  try {
    await cache.addAll([PAGE, ...FILES]);
    const page = await (await kept(PAGE))?.text();
    if (!page?.includes(BUILD)) throw new Error('the server has gone on to another build');
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
}

/**
 * Removes the caches of builds of which no page is open; open pages hold a lock on theirs. Only the
 * newest worker may: to an older one the cache of its successor looks as if nobody needed it.
 */
async function tidy(): Promise<void> {
  const { active, waiting, installing } = self.registration;
  if (waiting !== null || installing !== null || active !== self.serviceWorker) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of old) {
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await caches.delete(name);
    });
  }
}

/** From the cache of this build; in any packing and in whatever language it was fetched. */
const kept = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { cacheName: CACHE, ignoreVary: true });

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((give) => setTimeout(give, PATIENCE, null));
  const asked = fetch(request).catch(() => null);
  const answer = await Promise.race([asked, late]);
  // A status of 500 and more: a proxy speaks where the server is away.
  if (answer !== null && answer.status < 500) return answer;
  return (await kept(PAGE)) ?? (await asked) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const found = (await kept(request)) ?? (await caches.match(request, { ignoreVary: true }));
  return found ?? fetch(request);
}

const isCall = (path: string): boolean => /^\/(api|ws|health|schema)(\/|$)/.test(path);
const isFile = (path: string): boolean => path.startsWith('/assets/') || FILES.includes(path);

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidy(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  // Nothing is taken over without a word from the visitor.
  if (event.data === 'update') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});

// The server sends the name of the game and "your turn", and nothing else.
self.addEventListener('push', (event) => {
  const { title, body } = event.data?.json() as { title: string; body: string };
  const shown = { body, icon: '/icon-192.png', badge: '/icon-192.png', tag: title };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/** The page that is open, or the first page: it has the game whose turn it is on top. */
async function come(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open === undefined ? self.clients.openWindow('/') : open.focus());
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(come());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isCall(pathname)) return;
  if (isFile(pathname)) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});
