/** Several names as a sentence has them: "Anna, Bo and Cleo". */
import { spoken } from './i18n.svelte';

export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(spoken()).format(names);
