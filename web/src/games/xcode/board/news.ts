/** What has happened between two views, as far as it matters to whoever looks. */
import type { Card, Cracked, Heard, View } from './view';
import { newlyHeard } from './phrases';

export type News =
  | { kind: 'started' }
  | { kind: 'cracked'; cracked: Cracked }
  | { kind: 'turned'; seat: number | null }
  | { kind: 'offered'; by: number; card: Card }
  | { kind: 'gone'; by: number; card: Card }
  | { kind: 'traded'; with: number; card: Card }
  | { kind: 'declined'; by: number; card: Card }
  | { kind: 'lost-hand' }
  | { kind: 'heard'; heard: Heard }
  | { kind: 'ended' };

const has = (view: View, seat: number, to: number): boolean =>
  view.offers.some((open) => open[0] === seat && open[1] === to);

const count = (cards: readonly Card[], card: Card): number =>
  cards.filter((one) => one === card).length;

/** All that is new; what `did` begins with was my own doing and is not told. */
export function newsBetween(before: View, after: View, did: readonly string[] = []): News[] {
  const news: News[] = [];
  if (before.sand === null && after.sand !== null) news.push({ kind: 'started' });
  for (const cracked of after.cracked) {
    if (!before.cracked.some(({ field }) => field === cracked.field)) {
      news.push({ kind: 'cracked', cracked });
    }
  }
  if (before.sand !== null && after.sand !== null && before.sand.ends !== after.sand.ends) {
    news.push({ kind: 'turned', seat: after.times.at(-1)?.seat ?? null });
  }
  if (after.seat !== null) news.push(...tradesBetween(before, after, after.seat, did));
  for (const heard of newlyHeard(before, after)) news.push({ kind: 'heard', heard });
  if (before.end === null && after.end !== null) news.push({ kind: 'ended' });
  return news;
}

function tradesBetween(before: View, after: View, me: number, did: readonly string[]): News[] {
  const news: News[] = [];
  const own = (words: string): boolean => did.some((move) => move.startsWith(words));
  for (const [seat, to, card] of before.offers) {
    if (seat === me && !has(after, me, to) && !own(`withdraw ${card}`)) {
      const isBack = count(after.hand, card) > count(before.hand, card);
      news.push(isBack ? { kind: 'declined', by: to, card } : { kind: 'traded', with: to, card });
    } else if (to === me && !has(after, seat, me) && !own(`decline ${card}`) && !own('give ')) {
      if (!own('offer ')) news.push({ kind: 'gone', by: seat, card });
    }
  }
  for (const [by, to, card] of after.offers) {
    if (to === me && !has(before, by, me)) news.push({ kind: 'offered', by, card });
  }
  if (before.hand.length > 2 && after.hand.length === 0 && !own('discard') && !own('lay')) {
    news.push({ kind: 'lost-hand' });
    return news.filter(({ kind }) => kind !== 'traded');
  }
  return news;
}
