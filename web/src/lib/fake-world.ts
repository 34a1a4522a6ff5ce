/** For tests: lines that the test speaks on, and a clock that it turns. */
import type { Environment, Line } from './follower';
import type { FromClient } from './protocol';

export class FakeLine implements Line {
  sent: FromClient[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.isClosed = true;
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export class FakeWorld implements Environment {
  lines: FakeLine[] = [];
  time = 1000;
  timers: { at: number; act: () => void }[] = [];
  ids = 0;
  asked: string[] = [];
  connect = (match: string): FakeLine => {
    this.asked.push(match);
    const line = new FakeLine();
    this.lines.push(line);
    return line;
  };
  now = (): number => this.time;
  after = (millis: number, act: () => void): unknown => {
    const timer = { at: this.time + millis, act };
    this.timers.push(timer);
    return timer;
  };
  cancel = (timer: unknown): void => {
    this.timers = this.timers.filter((other) => other !== timer);
  };
  random = (): number => 1;
  newId = (): string => `c-${++this.ids}`;
  pass(millis: number): void {
    const end = this.time + millis;
    for (;;) {
      const next = this.timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.cancel(next);
      next.act();
    }
    this.time = end;
  }
  get line(): FakeLine {
    return this.lines.at(-1) as FakeLine;
  }
}
