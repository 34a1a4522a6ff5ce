/** What TypeScript and svelte-check don't see: unused names, odd constructs, imports in a circle. */
import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const EXTENSIONS = ['.ts', '.svelte'];

/** Who imports whom: `target` must not import `from`. A game's folder is loaded by the registries alone. */
const GAMES = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => `./src/games/${entry.name}`);
const FLOORS = [
  {
    target: './src/lib',
    from: ['./src/parts', './src/companion', './src/learn', './src/pages', ...GAMES],
  },
  { target: './src/parts', from: ['./src/companion', './src/learn', './src/pages', ...GAMES] },
  { target: './src/companion', from: ['./src/learn', './src/pages', ...GAMES] },
  { target: './src/learn', from: ['./src/pages', ...GAMES] },
  { target: './src/pages', from: GAMES },
  ...GAMES.map((target) => ({
    target,
    from: ['./src/learn', './src/pages', ...GAMES.filter((other) => other !== target)],
  })),
];

export default defineConfig(
  // Written by tools/wire.py and tools/messages.py.
  { ignores: ['dist*', 'src/**/wire.ts', 'src/lib/messages.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    // `parser` also for plain modules: import-x reads with it the components that they import.
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts'],
        'svelte-eslint-parser': ['.svelte'],
      },
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ extensions: [...EXTENSIONS, '.js', '.json'] }),
      ],
    },
    rules: {
      // A page may import the list of pages, which loads it only when it is opened.
      'import-x/no-cycle': ['error', { allowUnsafeDynamicCyclicDependency: true }],
      // TypeScript knows every name.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // It takes the words of a reason after `--` for names of warnings.
      'svelte/no-unused-svelte-ignore': 'off',
      // Sets and maps are made and read at once here; what changes is `$state.raw`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    // Tests may look at any game.
    ignores: ['**/*.test.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: FLOORS }] },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
  },
);
