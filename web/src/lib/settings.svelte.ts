/** The player's choices, kept on the device. */
import { chooseLanguage, isLanguage, type Language } from './language';
import { watchMedia } from './motion';
import { speaker } from './sound';
import { localStore } from './storage';

export type Theme = 'system' | 'light' | 'dark';
/** Whether a move is shown first and played when confirmed; 'auto' leaves it to the board. */
export type Confirm = 'auto' | 'on' | 'off';
export type BoardMode = '3d' | 'floors';
/** How much people who listen to the page are told; see announce. */
export type Verbosity = 'quiet' | 'normal' | 'everything';

interface Stored {
  language: Language | null;
  theme: Theme;
  reducedMotion: boolean;
  confirm: Confirm;
  boardMode: BoardMode;
  verbosity: Verbosity;
  highContrast: boolean;
  wideSpacing: boolean;
  captions: boolean;
  hidesSigns: boolean;
  name: string;
}

const UNCHOSEN: Stored = {
  language: null,
  theme: 'system',
  reducedMotion: false,
  confirm: 'auto',
  boardMode: '3d',
  verbosity: 'normal',
  highContrast: false,
  wideSpacing: false,
  captions: false,
  hidesSigns: false,
  name: '',
};

class Settings {
  #stored = $state<Stored>({ ...UNCHOSEN, ...localStore.read<Partial<Stored>>('settings', {}) });
  #isMuted = $state(speaker.muted);
  #isSystemDark = $state(false);
  #wantsContrast = $state(false);

  constructor() {
    watchMedia('(prefers-color-scheme: dark)', (is) => (this.#isSystemDark = is));
    watchMedia('(prefers-contrast: more)', (is) => (this.#wantsContrast = is));
  }

  #keep(changes: Partial<Stored>): void {
    Object.assign(this.#stored, changes);
    localStore.write('settings', this.#stored);
  }

  get language(): Language {
    const chosen = this.#stored.language;
    return isLanguage(chosen) ? chosen : chooseLanguage(navigator.languages);
  }
  set language(language: Language) {
    this.#keep({ language });
  }

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get isDark(): boolean {
    return this.theme === 'system' ? this.#isSystemDark : this.theme === 'dark';
  }

  /** Less motion than the system asks for. */
  get reducedMotion(): boolean {
    return this.#stored.reducedMotion;
  }
  set reducedMotion(reducedMotion: boolean) {
    this.#keep({ reducedMotion });
  }

  get confirm(): Confirm {
    return this.#stored.confirm;
  }
  set confirm(confirm: Confirm) {
    this.#keep({ confirm });
  }

  get boardMode(): BoardMode {
    return this.#stored.boardMode;
  }
  set boardMode(boardMode: BoardMode) {
    this.#keep({ boardMode });
  }

  get verbosity(): Verbosity {
    return this.#stored.verbosity;
  }
  set verbosity(verbosity: Verbosity) {
    this.#keep({ verbosity });
  }

  /** More contrast than the system asks for. */
  get highContrast(): boolean {
    return this.#stored.highContrast;
  }
  set highContrast(highContrast: boolean) {
    this.#keep({ highContrast });
  }

  get hasHighContrast(): boolean {
    return this.highContrast || this.#wantsContrast;
  }

  /** Letters, words and lines further apart: easier to read for many. */
  get wideSpacing(): boolean {
    return this.#stored.wideSpacing;
  }
  set wideSpacing(wideSpacing: boolean) {
    this.#keep({ wideSpacing });
  }

  /** Sounds are shown as words too. */
  get captions(): boolean {
    return this.#stored.captions;
  }
  set captions(captions: boolean) {
    this.#keep({ captions });
  }

  /** Whether the signs that others send are not shown. */
  get hidesSigns(): boolean {
    return this.#stored.hidesSigns;
  }
  set hidesSigns(hidesSigns: boolean) {
    this.#keep({ hidesSigns });
  }

  get isMuted(): boolean {
    return this.#isMuted;
  }
  set isMuted(isMuted: boolean) {
    this.#isMuted = isMuted;
    speaker.muted = isMuted;
  }

  get name(): string {
    return this.#stored.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
}

export const settings = new Settings();
