/** What the board tells of what happens: sounds, words, and what stands there for a while. */
import { announce } from '../../../lib/announce.svelte';
import { vibrate } from '../../../lib/device';
import { speaker } from '../../../lib/sound';
import type { News } from './news';

const BUBBLE_MS = 6000;
const PASSING_MS = 2500;
const MOST_BUBBLES = 4;

/** What somebody said, over their name. */
export interface Bubble {
  seat: number;
  text: string;
  id: number;
}

export class Announcer {
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** A word in passing, for me alone. */
  passing = $state('');
  #lastId = 0;
  #passingTimer: ReturnType<typeof setTimeout> | undefined;

  tell({ sound, buzz, words, weight, passing, bubble }: News): void {
    if (sound !== undefined) speaker.play(sound);
    if (buzz !== undefined) vibrate(buzz);
    if (words !== undefined) announce(words, weight);
    if (passing !== undefined) this.note(passing);
    if (bubble !== undefined) this.#say(bubble.seat, bubble.text);
  }

  note(words: string): void {
    this.passing = words;
    announce(words, 'must');
    clearTimeout(this.#passingTimer);
    this.#passingTimer = setTimeout(() => (this.passing = ''), PASSING_MS);
  }

  #say(seat: number, text: string): void {
    const id = ++this.#lastId;
    const others = this.bubbles.filter((other) => other.seat !== seat);
    this.bubbles = [...others, { seat, text, id }].slice(-MOST_BUBBLES);
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other.id !== id)), BUBBLE_MS);
  }
}
