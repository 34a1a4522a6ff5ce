/** How much of the window is left for the table: bars above it come and go. */
import type { Attachment } from 'svelte/attachments';
import { nextTask } from '../../../lib/tasks';

/** Keeps `--top` as the height of what stands above the element; again whenever `changes` does. */
export function measureTop(changes: () => unknown): Attachment<HTMLElement> {
  let isBuilt = false;
  return (element) => {
    const measure = (): void => {
      const top = element.getBoundingClientRect().top + scrollY;
      element.style.setProperty('--top', `${Math.ceil(top)}px`);
    };
    changes();
    // Later the observer is soon enough: it is called after the layout of the next frame.
    if (!isBuilt) void nextTask().then(measure);
    isBuilt = true;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  };
}
