import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { precache } from './sw/precache.ts';

// `make dev` names the server that answers everything but the pages.
const server = process.env.KNOBEL_SERVER ?? 'http://127.0.0.1:8000';

/** What a text file says of itself in its name: `events-rules` and `de`. */
const textFile = (id: string | null): [file: string, language: string] | null => {
  const [, language, file] = /locale[\\/](\w+)[\\/]([\w-]+)\.ftl/.exec(id ?? '') ?? [];
  return file === undefined || language === undefined ? null : [file, language];
};

/** What a game says on its tables and in its set-up is one file: neither is much by itself. */
function textsOf(id: string): string | null {
  const [file, language] = textFile(id) ?? [];
  const game = file?.replace(/-setup$/, '');
  return game !== undefined && existsSync(new URL(`src/games/${game}`, import.meta.url))
    ? `${game}-${language}`
    : null;
}

/** Texts without their comments, which are for translators: nobody should have to load them. */
const texts = (): Plugin => ({
  name: 'texts',
  enforce: 'pre',
  async load(id) {
    const [file, query] = id.split('?');
    if (file === undefined || !file.endsWith('.ftl') || query !== 'raw') return null;
    this.addWatchFile(file);
    const text = (await readFile(file, 'utf-8'))
      .replace(/^#.*\n/gm, '')
      .replace(/\n+(?=\S)/g, '\n');
    return `export default ${JSON.stringify(text.trim())}`;
  },
});

/** A board is one file with all its parts, and so are the tables: a group takes along what it needs. */
const boardOf = (id: string): string | null =>
  /games[\\/](\w+)[\\/]board[\\/]Board\.svelte$/.exec(id)?.[1] ?? null;

/** Not the service worker: it stands alone. */
const inPage = (id: string): boolean => !/[\\/]web[\\/]sw[\\/]/.test(id);

/** What only the pages of events or only set-ups share, nobody else should have to load. */
const isForAll = (id: string): boolean =>
  inPage(id) && !/[\\/]web[\\/]src[\\/](events|games[\\/]\w+[\\/]setup)[\\/]/.test(id);

/** What a game loads by itself is named after it too: every game has a Setup. */
const gameOf = (id: string | null): string => {
  const game = /games[\\/](\w+)[\\/]/.exec(id ?? '')?.[1];
  return game === undefined ? '' : `${game}-`;
};

/** Chunks that several pages share would be named after all of them. */
const plain = (name: string): string => name.replace(/\.\w+$/, '').split('~')[0] ?? '';

export default defineConfig({
  plugins: [texts(), svelte(), precache()],
  build: {
    target: 'es2022',
    // three.js is one lazily loaded chunk of this size, and that is known.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${textFile(facadeModuleId)?.join('-') ?? gameOf(facadeModuleId) + plain(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${plain(names[0] ?? '')}-[hash][extname]`,
        codeSplitting: {
          // Over a slow line ten files of a kilobyte take longer than one of ten.
          groups: [
            { name: 'first', test: inPage, tags: ['$initial'], priority: 4 },
            { name: textsOf, test: /\.ftl/, priority: 4 },
            { name: 'common', test: isForAll, minShareCount: 4, priority: 3 },
            { name: boardOf, test: /Board\.svelte$/, priority: 2 },
            { name: 'table', test: /Match\.svelte$/, priority: 1 },
            {
              name: 'shared',
              test: inPage,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
  },
  server: {
    // The texts (src/knobel/locale) and the vectors (tests/vectors) lie beside web/.
    fs: { allow: ['..'] },
    proxy: {
      '/api': server,
      '/health': server,
      '/ws': { target: server, ws: true },
    },
  },
});
