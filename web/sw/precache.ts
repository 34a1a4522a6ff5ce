/** Builds the service worker, and tells it which build it is and which files belong to it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PAGE = 'index.html';
/** Stands in index.html, so that an open page knows its own build. */
const MARK = '__BUILD__';

export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'precache',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'sw/worker.ts', fileName: WORKER });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const contents = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          contents.set(name, file.type === 'chunk' ? file.code : file.source);
        }
        for (const name of readdirSync(publicDir)) {
          contents.set(name, readFileSync(join(publicDir, name)));
        }
        const names = [...contents.keys()].sort();
        const total = createHash('sha256');
        for (const name of names) total.update(name).update(contents.get(name) ?? '');
        const build = total.digest('hex').slice(0, 12);

        const [worker, page] = [bundle[WORKER], bundle[PAGE]];
        if (worker?.type !== 'chunk' || page?.type !== 'asset') this.error('no page, no worker');
        const files = names.filter((name) => name !== WORKER && name !== PAGE);
        const told = `const BUILD=${JSON.stringify(build)},FILES=${JSON.stringify(files.map((name) => `/${name}`))};`;
        worker.code = told + worker.code;
        page.source = String(page.source).replace(MARK, build);
      },
    },
  };
}
