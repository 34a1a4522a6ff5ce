/** Looking back during a match: which position is shown, and the past as far as it was fetched. */
import type { Presenter } from '../games/presenter';
import type { GameView, History, MatchView } from './protocol';
import { pointsOf, positionsOf, tellTurned, type ReplayPoint, type ReplayPosition } from './replay';
import type { Channel } from './told';

/** The match as it stands now. */
export interface Present {
  v: number;
  match: MatchView;
  view: GameView;
  presenter: Presenter;
}

export class LookBack {
  /** The index of the point that is shown; null shows the present. */
  #back = $state<number | null>(null);
  #past = $state.raw<readonly ReplayPosition[]>([]);
  /** The version up to which the past is known. */
  #until = 0;
  readonly #now: readonly ReplayPoint[] = $derived.by(() => {
    const { view, presenter } = this.present();
    return pointsOf(view, presenter);
  });
  /** The rounds before the current one, as far as they were fetched. */
  readonly #earlier = $derived(this.#past.filter(({ round }) => round < this.round));

  readonly round: number = $derived(this.#now[0]?.round ?? 1);
  readonly hasEarlierRounds = $derived(
    this.round <= 1 || this.#past.some(({ round }) => round === this.round),
  );
  readonly points: readonly ReplayPoint[] = $derived(
    this.hasEarlierRounds ? [...this.#earlier, ...this.#now] : this.#now,
  );
  readonly at = $derived(this.#back ?? this.points.length - 1);
  /** The position that is shown; null shows the present. */
  readonly position = $derived(this.#back === null ? null : (this.#past[this.#back] ?? null));
  /** All points with their views; those of the current round have the present one. */
  readonly positions: readonly ReplayPosition[] = $derived.by(() => {
    const { view } = this.present();
    return [...this.#earlier, ...this.#now.map((point) => ({ ...point, view, at: 0, events: [] }))];
  });

  constructor(
    private readonly present: () => Present,
    /** The history so far; null after a refusal, which has already been shown. */
    private readonly load: () => Promise<History | null>,
    private readonly channel: Channel,
  ) {}

  get isPresent(): boolean {
    return this.#back === null;
  }

  showPresent(): void {
    this.#back = null;
  }

  /** Shows another point, and tells the board. */
  async step(to: number): Promise<void> {
    const known = this.points.length;
    const isPresent = to >= known - 1;
    if (!isPresent && this.#until !== this.present().v && !(await this.fetch())) return;
    const from = this.at;
    const last = this.#past.length - 1;
    // The index counted from the beginning of this round; from now on it counts from the first.
    this.#back = isPresent ? null : Math.max(0, Math.min(to + this.#past.length - known, last));
    tellTurned(this.channel, this.#past, from, this.at);
  }

  async fetch(): Promise<boolean> {
    const { match, view, presenter } = this.present();
    const history = await this.load();
    if (history === null) return false;
    const last = history.steps.at(-1);
    const openness = match.phase === 'over' ? 'all' : match.you.length > 1 ? 'past' : 'own';
    this.#until = last?.v ?? 0;
    this.#past = positionsOf(history.steps, last?.view ?? view, presenter, openness);
    return true;
  }
}
