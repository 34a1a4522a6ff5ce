import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  // Elements one by one: most templates of a page are used once, and parsing them as HTML takes longer.
  compilerOptions: { fragments: 'tree' },
};
