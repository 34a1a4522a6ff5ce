/** The part of the set-up page that is a game's own, loaded when it is needed. */
import type { Component, Snippet } from 'svelte';
import type { Order } from '../lib/protocol';

/** What the page's button must know. */
export interface Readiness {
  /** Whether somebody is to be invited. */
  isOnline: boolean;
  /** Why it cannot begin yet, in words. */
  obstacle?: string | null;
}

export interface SetupProps {
  /** My name; at one screen each has one of its own. */
  name: string;
  /** The big button: every game puts it near its top. */
  start: Snippet<[Readiness]>;
}

export interface Setup {
  /** The match as it was chosen; the choices are kept on the device. */
  order(me: string): Order;
  /** The names of those at this screen if there are several, in the order of their seats. */
  namesHere(): string[] | null;
  /** The server has refused the order; true if the reason is shown beside what led to it. */
  refused?(code: string, words: string): boolean;
}

export type SetupComponent = Component<SetupProps, Setup, 'name'>;

const SETUPS: Record<string, () => Promise<{ default: SetupComponent }>> = {
  vier3d: () => import('./vier3d/setup/Setup.svelte'),
  xobrainer: () => import('./xobrainer/setup/Setup.svelte'),
  xcode: () => import('./xcode/setup/Setup.svelte'),
};

export const setupOf = async (game: string): Promise<SetupComponent | null> =>
  Object.hasOwn(SETUPS, game) ? ((await SETUPS[game]?.())?.default ?? null) : null;
