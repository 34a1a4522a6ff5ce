/** Marks the tab and the icon of the installed app when it is my turn and the page is hidden. */

interface Badged {
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

const PLAIN = '/icon.svg';
const CALLING = '/icon-turn.svg';

export function showTurn(isCalling: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isCalling ? CALLING : PLAIN;
  if (icon !== null && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  const app: Badged = navigator;
  // Some browsers lack it or forbid it: then only the title says so.
  void (isCalling ? app.setAppBadge?.(1) : app.clearAppBadge?.())?.catch(() => undefined);
}
