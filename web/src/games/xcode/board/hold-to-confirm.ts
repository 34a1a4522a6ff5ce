/** A button that asks before it does something rash: by being held, or by a second press of a key. */
import './hold-to-confirm.css';

export const HOLD_MS = 800;
/** A second press counts for so long. */
export const AGAIN_MS = 5000;

export interface Question {
  /** Whether it is rash now; else a tap does it. */
  isRash: () => boolean;
  /** Say what to do; whoever cannot hold presses again. */
  ask: (how: 'hold' | 'again') => void;
  act: () => void;
}

export class Hold {
  readonly #question: Question;
  #button: HTMLElement | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = -Infinity;
  /** What has gone down and not up again, so that a click knows where it comes from. */
  #down: 'nothing' | 'pointer' | 'done' = 'nothing';

  constructor(question: Question) {
    this.#question = question;
  }

  /** A press that cannot be held, as that of a shortcut or of a screen reader. */
  press(): void {
    const { isRash, ask, act } = this.#question;
    if (!isRash() || performance.now() - this.#asked < AGAIN_MS) {
      this.#asked = -Infinity;
      return act();
    }
    this.#asked = performance.now();
    ask('again');
  }

  /** A tap on the button, or a card that is let go over it. */
  tap(): void {
    const { isRash, ask } = this.#question;
    if (isRash()) ask('hold');
    else this.press();
  }

  /** To be attached to the button, which needs no other handler. */
  readonly attach = (button: HTMLElement): (() => void) => {
    const hears: [string, (event: Event) => void][] = [
      ['pointerdown', (event) => (event as PointerEvent).button === 0 && this.#start('pointer')],
      ['pointerup', () => this.#stop()],
      ['pointerleave', () => this.#stop()],
      ['pointercancel', () => this.#stop()],
      ['contextmenu', (event) => this.#timer !== undefined && event.preventDefault()],
      ['keydown', (event) => this.#keyed(event as KeyboardEvent)],
      ['keyup', (event) => isPress(event as KeyboardEvent) && this.#released(event)],
      ['blur', () => this.#stop()],
      ['click', () => this.#clicked()],
    ];
    this.#button = button;
    button.dataset['holdable'] = '';
    for (const [type, hear] of hears) button.addEventListener(type, hear);
    return () => {
      this.#stop();
      for (const [type, hear] of hears) button.removeEventListener(type, hear);
    };
  };

  #start(down: 'nothing' | 'pointer'): void {
    this.#stop();
    this.#down = down;
    if (!this.#question.isRash()) return;
    if (this.#button) this.#button.dataset['holdable'] = 'held';
    this.#timer = setTimeout(() => {
      this.#stop();
      if (this.#down === 'pointer') this.#down = 'done';
      this.#asked = -Infinity;
      this.#question.act();
    }, HOLD_MS);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#button) this.#button.dataset['holdable'] = '';
  }

  /** Keys do not click here: the browser would click again and again while one is down. */
  #keyed(event: KeyboardEvent): void {
    if (!isPress(event)) return;
    event.preventDefault();
    if (event.repeat) return;
    const isAgain = performance.now() - this.#asked < AGAIN_MS;
    if (this.#question.isRash() && !isAgain) this.#start('nothing');
    this.press();
  }

  #released(event: Event): void {
    event.preventDefault();
    this.#stop();
  }

  #clicked(): void {
    const down = this.#down;
    this.#down = 'nothing';
    if (down === 'pointer') this.tap();
    else if (down === 'nothing') this.press();
  }
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';
