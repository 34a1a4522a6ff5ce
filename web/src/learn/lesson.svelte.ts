/**
 * A lesson as it goes: which step, what was done in it, what is shown. The server judges; nothing is
 * kept there, so that a step is tried by sending all moves again.
 */
import type { Presenter } from '../games/presenter';
import { Refused, tryStep } from '../lib/api';
import type { GameEvent, GameView, Lesson, Scene } from '../lib/protocol';
import { localStore } from '../lib/storage';
import { Channel, isAsExpected } from '../lib/told';

/** Between a move and the answer to it: long enough to see both. */
const PAUSE_MS = 900;

export type Verdict = Lesson['verdict'];

/** The step to begin with: the first that was not done yet, or the first. */
export const firstOpen = (steps: readonly string[], done: readonly string[]): string =>
  steps.find((step) => !done.includes(step)) ?? steps[0] ?? '';

export class LessonRun {
  lesson = $state.raw<Lesson | null>(null);
  view = $state.raw<GameView | null>(null);
  verdict = $state<Verdict>('open');
  /** Steps that were done on this device, now or some other day. */
  done = $state.raw<readonly string[]>([]);
  /** After the last step. */
  isOver = $state(false);
  isBusy = $state(false);
  isOffline = $state(false);
  /** Tells the board what happens, event by event. */
  readonly channel = new Channel();

  #moves: string[] = [];
  /** Counts what was asked for: an answer that comes too late is nobody's. */
  #asked = 0;

  constructor(
    private readonly game: string,
    private readonly presenter: Presenter,
    private readonly refused: (code: string, facts: Record<string, unknown>) => void,
    private readonly decided: () => void,
    private readonly wait = (millis: number) => new Promise((done) => setTimeout(done, millis)),
  ) {
    const kept = localStore.read<unknown>(this.#key, []);
    this.done = Array.isArray(kept) ? kept.map(String) : [];
  }

  get #key(): string {
    return `learn.${this.game}`;
  }

  get steps(): readonly string[] {
    return this.lesson?.steps ?? [];
  }

  get at(): number {
    return this.steps.indexOf(this.lesson?.step ?? '');
  }

  /** Opens the lesson where it was left. */
  async open(): Promise<void> {
    await this.#ask('', []);
    const step = firstOpen(this.steps, this.done);
    if (this.lesson !== null && step !== this.lesson.step) await this.start(step);
  }

  /** This step from its beginning. */
  async start(step: string): Promise<void> {
    this.isOver = false;
    await this.#ask(step, []);
  }

  /** On to the next step, or to the end. */
  async next(): Promise<void> {
    const step = this.steps[this.at + 1];
    if (step === undefined) this.isOver = true;
    else await this.start(step);
  }

  async back(): Promise<void> {
    const step = this.steps[this.at - 1];
    if (step !== undefined) await this.start(step);
  }

  /** Once more, from before the move that was wrong. */
  async again(): Promise<void> {
    const { lesson, view: before } = this;
    if (lesson === null || before === null) return;
    const isBack = await this.#ask(lesson.step, this.#moves.slice(0, -1));
    if (isBack) this.channel.tell({ how: 'back', events: [], before, after: this.view ?? before });
  }

  async move(move: string): Promise<void> {
    const { lesson, view } = this;
    if (lesson === null || view === null || this.isBusy || this.verdict !== 'open') return;
    const events = this.presenter.guessEvents(view, move);
    const after = this.presenter.guessView(view, move);
    this.view = after;
    this.channel.tell({ how: 'ahead', events, before: view, after });
    if (!(await this.#ask(lesson.step, [...this.#moves, move], events))) this.view = view;
  }

  /** `ahead` is what a new move was expected to lead to; without one only the position changes. */
  async #ask(step: string, moves: string[], ahead?: readonly GameEvent[]): Promise<boolean> {
    const ask = ++this.#asked;
    this.isBusy = true;
    try {
      const lesson = await tryStep(this.game, { step, moves });
      if (ask !== this.#asked) return true;
      this.isOffline = false;
      this.#moves = moves;
      // Who only goes back to a position need not see how it came about.
      const scenes = this.lesson?.step === lesson.step ? lesson.scenes : lesson.scenes.slice(-1);
      this.verdict = 'open';
      this.lesson = lesson;
      if (await this.#show(scenes, ask, ahead)) this.#conclude(lesson);
      return true;
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      if (ask !== this.#asked) return true;
      this.isOffline = fault.code === 'offline' && this.lesson === null;
      if (!this.isOffline) this.refused(fault.code, fault.facts);
      return false;
    } finally {
      if (ask === this.#asked) this.isBusy = false;
    }
  }

  /** One scene after the other; false if something else was asked for meanwhile. */
  async #show(
    scenes: readonly Scene[],
    ask: number,
    ahead?: readonly GameEvent[],
  ): Promise<boolean> {
    for (const [i, { view, events }] of scenes.entries()) {
      if (i > 0) await this.wait(PAUSE_MS);
      if (ask !== this.#asked) return false;
      const before = this.view ?? view;
      this.view = view;
      if (ahead === undefined) continue;
      const isShown = ahead.some((own) => events.some((event) => isAsExpected(event, own)));
      this.channel.tell({ how: 'now', events, before, after: view, isShown });
    }
    return true;
  }

  #conclude({ step, verdict }: Lesson): void {
    this.verdict = verdict;
    if (verdict === 'done' && !this.done.includes(step)) {
      this.done = [...this.done, step];
      localStore.write(this.#key, this.done);
    }
    if (verdict !== 'open') this.decided();
  }
}
