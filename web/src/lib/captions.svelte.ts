/** What is to be heard, in words: for those who do not hear it, if they want that. */
import { t } from './i18n.svelte';
import { settings } from './settings.svelte';
import { speaker } from './sound';

const SHOWN_MS = 2_500;

let caption = $state('');
let timer: ReturnType<typeof setTimeout> | undefined;

export const captions = {
  get text(): string {
    return caption;
  },
};

/** Also where sounds are muted: that is when they are needed most. */
export function startCaptions(): void {
  speaker.onsound = (sound) => {
    if (!settings.captions) return;
    caption = t(`sound-${sound}`);
    clearTimeout(timer);
    timer = setTimeout(() => (caption = ''), SHOWN_MS);
  };
}
