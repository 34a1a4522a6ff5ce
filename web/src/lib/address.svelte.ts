/** The beginning of links for other people: never `localhost` where another address serves. */
import { getAddress } from './api';
import { baseAddress } from './device';

let told = $state<string | null>(null);
let isAsked = false;

export function linkTo(path: string): string {
  if (!isAsked) {
    isAsked = true;
    getAddress().then(
      ({ url }) => (told = url),
      () => (isAsked = false),
    );
  }
  return baseAddress(location.origin, location.host, told) + path;
}
