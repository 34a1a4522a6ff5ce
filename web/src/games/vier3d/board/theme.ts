/** Whether the page is dark: by its own switch, else by the system. */
import { watchMedia } from '../../../lib/motion';

const DARK = '(prefers-color-scheme: dark)';

/** Calls back now and at every change; returns how to stop. */
export function watchDark(tell: (dark: boolean) => void): () => void {
  const root = document.documentElement;
  const look = (): void => {
    const theme = root.dataset.theme;
    tell(theme === undefined ? matchMedia(DARK).matches : theme === 'dark');
  };
  const switched = new MutationObserver(look);
  switched.observe(root, { attributes: true, attributeFilter: ['data-theme'] });
  const forget = watchMedia(DARK, look);
  return () => {
    switched.disconnect();
    forget();
  };
}
