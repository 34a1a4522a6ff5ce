/** The beginning of links for other people: never `localhost` where another address serves. */
import { getAddress } from './api';
import { baseAddress } from './device';
import { settings } from './settings.svelte';

let told = $state<string | null>(null);
let isAsked = false;

/** Chats preview a link in one language for everybody: the language of the person who made it. */
function spoken(path: string, language: string): string {
  if (!/^\/[jwr]\//.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}l=${language}`;
}

export function linkTo(path: string): string {
  if (!isAsked) {
    isAsked = true;
    getAddress().then(
      ({ url }) => (told = url),
      () => (isAsked = false),
    );
  }
  return baseAddress(location.origin, location.host, told) + spoken(path, settings.language);
}
