/**
 * The sounds as numbers: mallets on wood, so that they all belong to one family. Apart from the
 * loudspeaker, because it is fetched with the first sound. `python -m tools.sounds` renders and
 * measures them.
 */
import type { Sound } from './sound';

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

const LOUDNESS = 0.7;
const ATTACK = 0.004;
const SILENCE = 0.0001;
const NOISE_SECONDS = 0.2;
const SEMITONE = 2 ** (1 / 12);

/** A wooden bar struck with a soft mallet: its fourth partial dies away first. */
const bar = (pitch: number, at: number, length = 0.35, volume = 0.3): Tone[] => [
  { pitch, at, length, volume, shape: 'triangle' },
  { pitch: pitch * 4, at, length: length * 0.3, volume: volume * 0.22, shape: 'sine' },
];

/** A thing of wood that lands on something: a dull body and a bright edge. */
const thud = (pitch: number, at: number, volume: number): Tone => ({
  pitch,
  to: pitch * 0.58,
  at,
  length: 0.09,
  volume,
  shape: 'sine',
});
const tick = (pitch: number, at: number, volume: number, length = 0.05): Knock => ({
  pitch,
  at,
  length,
  volume,
});

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  drop: {
    tones: [thud(330, 0, 0.5), thud(280, 0.13, 0.16)],
    knocks: [tick(1900, 0, 0.9), tick(1600, 0.13, 0.28, 0.035)],
  },
  click: {
    tones: [thud(620, 0, 0.42), thud(560, 0.11, 0.12)],
    knocks: [tick(3200, 0, 1.1, 0.035), tick(2900, 0.11, 0.3, 0.025)],
  },
  knock: {
    tones: [thud(210, 0, 0.6), thud(180, 0.14, 0.6)],
    knocks: [tick(700, 0, 1.2, 0.08), tick(620, 0.14, 1.2, 0.09)],
  },
  clack: {
    tones: [thud(260, 0, 0.6)],
    knocks: [tick(1300, 0, 1.3, 0.05), tick(2400, 0.05, 0.8, 0.03)],
  },
  hinge: {
    tones: [
      { pitch: 196, to: 262, at: 0, length: 0.6, volume: 0.34, shape: 'triangle' },
      { pitch: 98, to: 131, at: 0, length: 0.6, volume: 0.3, shape: 'triangle' },
    ],
    knocks: [tick(900, 0, 0.4, 0.07), tick(900, 0.5, 0.3, 0.1)],
  },
  beat: { tones: [thud(240, 0, 0.66), thud(200, 0.16, 0.4)], knocks: [tick(420, 0, 0.6, 0.07)] },
  glow: { tones: bar(523, 0, 0.5, 0.34), knocks: [] },
  turn: { tones: [...bar(587, 0, 0.22), ...bar(880, 0.09, 0.3, 0.26)], knocks: [] },
  sign: { tones: [...bar(784, 0, 0.18, 0.28), ...bar(1047, 0.07, 0.3)], knocks: [] },
  crack: {
    tones: [...bar(659, 0, 0.2), ...bar(988, 0.08, 0.4)],
    knocks: [tick(2600, 0, 0.5, 0.04)],
  },
  offer: { tones: bar(523, 0, 0.2, 0.34), knocks: [] },
  trade: { tones: [...bar(523, 0, 0.16), ...bar(698, 0.08, 0.26)], knocks: [] },
  flip: {
    tones: [{ pitch: 240, to: 520, at: 0, length: 0.3, volume: 0.34, shape: 'triangle' }],
    knocks: [tick(1400, 0.26, 0.8, 0.06)],
  },
  win: {
    tones: [
      ...bar(523, 0, 0.3, 0.24),
      ...bar(659, 0.1, 0.3, 0.24),
      ...bar(784, 0.2, 0.9, 0.18),
      ...bar(1047, 0.2, 0.9, 0.18),
    ],
    knocks: [],
  },
  lose: {
    tones: [...bar(392, 0), ...bar(330, 0.16), ...bar(262, 0.32, 0.6)],
    knocks: [],
  },
  draw: { tones: [...bar(440, 0), ...bar(440, 0.18, 0.5)], knocks: [] },
  'low-time': {
    tones: [...bar(988, 0, 0.14, 0.4), ...bar(988, 0.16, 0.14, 0.4)],
    knocks: [tick(3000, 0, 0.2, 0.03), tick(3000, 0.16, 0.2, 0.03)],
  },
};

/** Plays a sound when the context's clock shows `start`, `higher` semitones higher. */
export function schedule(context: BaseAudioContext, sound: Sound, start: number, higher = 0): void {
  const tuned = SEMITONE ** higher;
  const { tones, knocks } = RECIPES[sound];
  for (const tone of tones) strike(context, tone, start + tone.at, tuned);
  for (const knock of knocks) rattle(context, knock, start + knock.at, tuned);
}

export const SOUNDS = Object.keys(RECIPES) as Sound[];

function fade(
  context: BaseAudioContext,
  start: number,
  { length, volume }: Tone | Knock,
): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE, start);
  node.gain.exponentialRampToValueAtTime(volume * LOUDNESS, start + ATTACK);
  node.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  node.connect(context.destination);
  return node;
}

function strike(context: BaseAudioContext, tone: Tone, start: number, tuned: number): void {
  const source = context.createOscillator();
  source.type = tone.shape;
  source.frequency.setValueAtTime(tone.pitch * tuned, start);
  if (tone.to !== undefined) {
    source.frequency.exponentialRampToValueAtTime(tone.to * tuned, start + tone.length);
  }
  source.connect(fade(context, start, tone));
  source.start(start);
  source.stop(start + tone.length);
}

function rattle(context: BaseAudioContext, knock: Knock, start: number, tuned: number): void {
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = knock.pitch * tuned;
  filter.Q.value = 1.6;
  source.connect(filter);
  filter.connect(fade(context, start, knock));
  source.start(start);
  source.stop(start + knock.length);
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made !== undefined) return made;
  const length = Math.ceil(context.sampleRate * NOISE_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
