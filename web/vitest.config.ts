import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

const tests = ['src', 'sw']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf-8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.test.ts'));

/** Tests that replace globals or modules, or whose subject has a state: others must not see that. */
const alone = tests.filter((file) =>
  /\bvi\b|globalThis|^(?!import type).* from '.*\.svelte'/m.test(readFileSync(file, 'utf-8')),
);
const shared = tests.filter((file) => !alone.includes(file));

// Most of the time goes into loading modules, so all tests that allow it load them together.
export default mergeConfig(
  pages,
  defineConfig({
    test: {
      projects: [
        { extends: true, test: { name: 'shared', include: shared, isolate: false } },
        { extends: true, test: { name: 'alone', include: alone } },
      ],
    },
  }),
);
