/** Several names in a sentence: "Anna, Bo and Cleo". */
import { spoken } from './i18n.svelte';

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken()).format(names);
