import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { precache } from './sw/precache';

// `make dev` names the server that answers everything but the pages.
const server = process.env.KNOBEL_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), precache()],
  build: {
    target: 'es2022',
    // three.js is one lazily loaded chunk of this size, and that is known.
    chunkSizeWarningLimit: 800,
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
  test: {
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
  },
});
