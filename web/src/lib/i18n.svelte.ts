/**
 * Texts in the chosen language, out of the Fluent catalogue. One chunk is loaded per language, with
 * `<game>-start.ftl` of every game; its other files come with its pages.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './language';
import type { FactsOf } from './messages';
import { named, type MessageId } from './texts';

const CHUNKS: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  nl: () => import('./languages/nl'),
  en: () => import('./languages/en'),
  da: () => import('./languages/da'),
};

const LOCALE = '../../../src/knobel/locale';
/** `../../../src/knobel/locale/de/<game>-rules.ftl` and the like: all files that are not in the first chunk of a language. */
const OF_GAMES = import.meta.glob<string>(
  [
    '../../../src/knobel/locale/*/*.ftl',
    '!../../../src/knobel/locale/*/{app,errors,*-start}.ftl',
    '!../../../src/knobel/locale/*/{cli,limits,shell,tui}.ftl',
  ],
  { query: '?raw', import: 'default' },
);
/** Their names, which are the same in all languages. */
const FILES = [...new Set(Object.keys(OF_GAMES).map((path) => path.split('/').at(-1) ?? ''))];

type Args = Record<string, string | number>;
/** Looks up a message of the catalogue. */
export type Translate = typeof t;

let bundle = $state.raw<FluentBundle | null>(null);
/** The further files of games that are wanted, and those that the bundle contains. */
let wanted: readonly string[] = [];
let held = $state.raw<readonly string[]>([]);
/** One after the other, so that the language chosen last is the one that is used. */
let queue: Promise<void> | null = null;
let asked: Language | null = null;

/** By text, so that nothing is parsed twice when a page needs more. */
const resources = new Map<string, FluentResource>();

function resourceOf(text: string): FluentResource {
  const resource = resources.get(text) ?? new FluentResource(text);
  resources.set(text, resource);
  return resource;
}

function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(resourceOf(text));
  return made;
}

/** Pages with much to say: `<game>-rules.ftl` is for the rules page alone, and so on. */
const WORDY_PAGES = ['rules', 'companion', 'learn', 'wall', 'print'];

/** The files of a game for one of its pages. */
function filesOf(game: string, page?: string): string[] {
  const others = WORDY_PAGES.filter((name) => name !== page);
  const isOf = (name: string): boolean =>
    (name === `${game}.ftl` || name.startsWith(`${game}-`)) &&
    !others.some((other) => name === `${game}-${other}.ftl`);
  return FILES.filter(isOf);
}

const isHeld = (file: string): boolean => held.includes(file);

/** Texts of games that fail to load are missing; without its own texts a language is not used. */
async function speak(language: Language): Promise<void> {
  const files = wanted;
  if (spoken() === language && bundle !== null && files.every(isHeld)) return;
  const fetched = (file: string): Promise<string | null> =>
    (OF_GAMES[`${LOCALE}/${language}/${file}`]?.() ?? Promise.reject()).catch(() => null);
  const [{ default: own }, ...more] = await Promise.all([
    CHUNKS[language](),
    ...files.map(fetched),
  ]);
  bundle = makeBundle(language, [...own, ...more.filter((text) => text !== null)]);
  held = files.filter((_, i) => more[i] !== null);
  document.documentElement.lang = language;
}

export function loadLanguage(language: Language): Promise<void> {
  asked = language;
  const done = queue === null ? speak(language) : queue.then(() => speak(language));
  const turn = done
    .catch(() => undefined)
    .then(() => {
      if (queue === turn) queue = null;
    });
  queue = turn;
  return done;
}

/** Loads the texts of a game unless they are loaded; before the first language, together with it. */
export async function loadGameTexts(game: string, page?: string): Promise<void> {
  const files = filesOf(game, page);
  wanted = [...new Set([...wanted, ...files])];
  if (asked === null) return;
  await loadLanguage(asked);
  if (!files.every(isHeld)) throw new Error(`no texts for ${game}`);
}

/** Whether the texts of a game are here. */
export const speaksOf = (game: string): boolean => filesOf(game).every(isHeld);

/** The language of the texts shown now. */
export const spoken = (): string => bundle?.locales[0] ?? 'en';

export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The text of a message, or its id if there is none, so that somebody notices. */
export function t<Id extends MessageId>(id: Id, ...[facts]: FactsOf<Id>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, facts ?? null, []);
}

/** Why something was refused, in words. */
export function refusal(code: string, facts: Record<string, unknown> = {}): string {
  const id = `no-${code}`;
  if (!has(id)) return t('no-internal');
  const args: Args = {};
  for (const [name, fact] of Object.entries(facts)) {
    args[name] = typeof fact === 'number' ? fact : String(fact);
  }
  if (typeof args['rod'] === 'string') args['rod'] = args['rod'].toUpperCase();
  return t(named(id), args);
}
