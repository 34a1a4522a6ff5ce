/** Sounds of the companion, each with its words for those who do not hear it. */
import { vibrate } from '../lib/device';
import { speaker, type Sound } from '../lib/sound';

const SHOWN_MS = 2600;
const BUZZ_MS = 60;

let caption = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;

export const captioned = {
  get text(): string {
    return caption;
  },
};

/** Plays a sound and shows its caption for a while; also where sounds are muted. */
export function cue(sound: Sound, words: string): void {
  speaker.play(sound);
  if (sound === 'low-time' || sound === 'lose') vibrate(BUZZ_MS);
  caption = words;
  clearTimeout(timer);
  timer = setTimeout(() => (caption = ''), SHOWN_MS);
}
