/** Whether the server answers. While it does not, it is asked again until it does. */

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

/** A page out of the cache may have no server: only there it is asked without need. */
export function watchServer(): void {
  addEventListener('online', () => void ask());
  addEventListener('offline', () => noteAnswer(false));
  if (navigator.serviceWorker?.controller) void ask();
}
