/**
 * Small sounds, synthesised: no files to load. Nothing is created before the first sound is
 * played, and browsers allow that only after the page was touched.
 */

export type Sound =
  'drop' | 'turn' | 'win' | 'lose' | 'draw' | 'low-time' | 'crack' | 'offer' | 'trade' | 'flip';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds after the start of the sound. */
  at: number;
  /** Seconds until it has died away. */
  length: number;
  volume: number;
  shape: OscillatorType;
  /** Where the pitch glides to, if it does. */
  to?: number;
}

/** A short burst of filtered noise: wood on wood. */
interface Knock {
  at: number;
  pitch: number;
  length: number;
  volume: number;
}

interface Recipe {
  tones: readonly Tone[];
  knocks: readonly Knock[];
}

const MUTED_KEY = 'knobel.muted';
const LOUDNESS = 0.5;
const ATTACK = 0.004;
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.2;

const note = (pitch: number, at: number, length = 0.35, volume = 0.2): Tone => ({
  pitch,
  at,
  length,
  volume,
  shape: 'triangle',
});

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  drop: {
    tones: [
      { pitch: 330, to: 190, at: 0, length: 0.09, volume: 0.32, shape: 'sine' },
      { pitch: 260, to: 170, at: 0.13, length: 0.06, volume: 0.1, shape: 'sine' },
    ],
    knocks: [
      { at: 0, pitch: 1900, length: 0.05, volume: 0.5 },
      { at: 0.13, pitch: 1600, length: 0.035, volume: 0.16 },
    ],
  },
  turn: { tones: [note(587, 0, 0.22, 0.14), note(880, 0.09, 0.3, 0.12)], knocks: [] },
  crack: {
    tones: [note(659, 0, 0.2, 0.16), note(988, 0.08, 0.4, 0.16)],
    knocks: [{ at: 0, pitch: 2600, length: 0.04, volume: 0.4 }],
  },
  offer: { tones: [note(523, 0, 0.16, 0.12)], knocks: [] },
  trade: { tones: [note(523, 0, 0.14, 0.13), note(698, 0.08, 0.22, 0.13)], knocks: [] },
  flip: {
    tones: [{ pitch: 240, to: 520, at: 0, length: 0.3, volume: 0.22, shape: 'sine' }],
    knocks: [{ at: 0.26, pitch: 1400, length: 0.06, volume: 0.5 }],
  },
  win: {
    tones: [note(523, 0), note(659, 0.11), note(784, 0.22), note(1047, 0.33, 0.7, 0.22)],
    knocks: [],
  },
  lose: { tones: [note(392, 0), note(330, 0.16), note(262, 0.32, 0.6)], knocks: [] },
  draw: { tones: [note(440, 0), note(440, 0.18, 0.5)], knocks: [] },
  'low-time': {
    tones: [
      { pitch: 988, at: 0, length: 0.09, volume: 0.13, shape: 'square' },
      { pitch: 988, at: 0.16, length: 0.09, volume: 0.13, shape: 'square' },
    ],
    knocks: [],
  },
};

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
  #noise: AudioBuffer | null = null;
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

  /** Plays a sound, `delay` milliseconds from now. Silent where sound is muted or unavailable. */
  play(sound: Sound, delay = 0): void {
    if (this.onsound !== null) setTimeout(this.onsound, delay, sound);
    if (this.muted || typeof AudioContext === 'undefined') return;
    // Before the first touch a context would only be refused, with a warning in the console.
    if (navigator.userActivation?.hasBeenActive === false) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + delay / 1000;
    const { tones, knocks } = RECIPES[sound];
    for (const tone of tones) this.#tone(context, tone, start + tone.at);
    for (const knock of knocks) this.#knock(context, knock, start + knock.at);
  }

  #fade(context: AudioContext, start: number, length: number, volume: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(SILENCE, start);
    gain.gain.exponentialRampToValueAtTime(volume * LOUDNESS, start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    gain.connect(context.destination);
    return gain;
  }

  #tone(context: AudioContext, tone: Tone, start: number): void {
    const source = context.createOscillator();
    source.type = tone.shape;
    source.frequency.setValueAtTime(tone.pitch, start);
    if (tone.to !== undefined) {
      source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.length);
    }
    source.connect(this.#fade(context, start, tone.length, tone.volume));
    source.start(start);
    source.stop(start + tone.length);
  }

  #knock(context: AudioContext, knock: Knock, start: number): void {
    this.#noise ??= whiteNoise(context);
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.value = knock.pitch;
    filter.Q.value = 1.6;
    source.connect(filter);
    filter.connect(this.#fade(context, start, knock.length, knock.volume));
    source.start(start);
    source.stop(start + knock.length);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const length = Math.ceil(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const speaker = new Speaker();
