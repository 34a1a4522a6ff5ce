/**
 * Small sounds, synthesised: no files to load. Nothing is created before the first sound is
 * played, and browsers allow that only after the page was touched.
 */

export type Sound =
  /** A piece on wood, and on another piece. */
  | 'drop'
  | 'click'
  /** Something is knocked off. */
  | 'knock'
  /** A bolt, and a door. */
  | 'clack'
  | 'hinge'
  /** One of the last seconds. */
  | 'beat'
  /** One piece of a row lights up: the next one is a few semitones higher. */
  | 'glow'
  | 'turn'
  | 'sign'
  | 'win'
  | 'lose'
  | 'draw'
  | 'low-time'
  | 'crack'
  | 'offer'
  | 'trade'
  | 'flip';

const MUTED_KEY = 'knobel.muted';

function stored(): boolean {
  try {
    return localStorage.getItem(MUTED_KEY) === 'yes';
  } catch {
    return false; // storage may be closed to us; then the choice lasts as long as the page
  }
}

/** The page's loudspeaker. */
class Speaker {
  #context: AudioContext | null = null;
  #muted: boolean | null = null;
  /** Told of every sound when it is due, heard or not. */
  onsound: ((sound: Sound) => void) | null = null;

  get muted(): boolean {
    this.#muted ??= stored();
    return this.#muted;
  }

  set muted(muted: boolean) {
    this.#muted = muted;
    try {
      localStorage.setItem(MUTED_KEY, muted ? 'yes' : 'no');
    } catch {
      // as above
    }
  }

  /** Fetches the recipes, so that the first sound is in time and needs no network. */
  prepare(): void {
    import('./recipes').catch(() => undefined);
  }

  /**
   * Plays a sound, `delay` milliseconds from now and `higher` semitones higher. Silent where sound
   * is muted or unavailable.
   */
  play(sound: Sound, delay = 0, higher = 0): void {
    if (this.onsound !== null) setTimeout(this.onsound, delay, sound);
    if (this.muted || typeof AudioContext === 'undefined') return;
    // Before the first touch a context would only be refused, with a warning in the console.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const context = (this.#context ??= new AudioContext());
    if (context.state === 'suspended') void context.resume();
    const due = context.currentTime + delay / 1000;
    void import('./recipes').then(
      // Where nobody has prepared it, the first sound may be late.
      ({ schedule }) => schedule(context, sound, Math.max(due, context.currentTime), higher),
      () => undefined, // no network: then without sound
    );
  }
}

export const speaker = new Speaker();
