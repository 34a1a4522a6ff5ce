/** Whether the server answers; while it does not, we ask again and again. */

const ASK_EVERY = 4_000;

let isAway = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export const server = {
  get isAway(): boolean {
    return isAway;
  },
};

/** Every call to the server reports its success here. */
export function noteAnswer(hasAnswered: boolean): void {
  clearTimeout(timer);
  isAway = !hasAnswered;
  if (isAway) timer = setTimeout(() => void ask(), ASK_EVERY);
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/health', { cache: 'no-store' });
    noteAnswer(answer.headers.get('content-type')?.includes('json') ?? false); // else it is a proxy's
  } catch {
    noteAnswer(false);
  }
}

/** Asks when the network comes back, and once at the start: the page may come from the cache. */
export function watchServer(): void {
  addEventListener('online', () => void ask());
  addEventListener('offline', () => noteAnswer(false));
  if (navigator.serviceWorker?.controller) void ask();
}
