/** Texts in the chosen language, out of the Fluent catalogue; one chunk is loaded per language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './language';
import { named, type MessageId } from './texts';

const CHUNKS: Record<Language, () => Promise<{ default: string[] }>> = {
  de: () => import('./languages/de'),
  fr: () => import('./languages/fr'),
  nl: () => import('./languages/nl'),
  en: () => import('./languages/en'),
  da: () => import('./languages/da'),
};

export type Args = Record<string, string | number>;
/** Looks up a message of the catalogue. */
export type Translate = typeof t;

let bundle = $state.raw<FluentBundle | null>(null);

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

export async function loadLanguage(language: Language): Promise<void> {
  const { default: texts } = await CHUNKS[language]();
  bundle = makeBundle(language, texts);
  document.documentElement.lang = language;
}

/** The language of the texts shown now. */
export const spoken = (): string => bundle?.locales[0] ?? 'en';

export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** The text of a message; its id where there is none, so that a gap is seen and not hidden. */
export function t(id: MessageId, args?: Args): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args ?? null, []);
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
