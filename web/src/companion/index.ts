/** The companions for the real boards, each loaded when it is needed. None of them asks a server. */
import type { Component } from 'svelte';

const COMPANIONS = import.meta.glob<{ default: Component }>('../games/*/companion/index.ts');

export async function companionOf(game: string): Promise<Component | null> {
  const path = `../games/${game}/companion/index.ts`;
  return Object.hasOwn(COMPANIONS, path) ? ((await COMPANIONS[path]?.())?.default ?? null) : null;
}
