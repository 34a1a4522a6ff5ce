/** Sounds in words, for people who do not hear them and switch this on. */
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

/** Also while sounds are muted, when captions are needed most. */
export function startCaptions(): void {
  speaker.onsound = (sound) => {
    if (!settings.captions) return;
    caption = t(`sound-${sound}`);
    clearTimeout(timer);
    timer = setTimeout(() => (caption = ''), SHOWN_MS);
  };
}
