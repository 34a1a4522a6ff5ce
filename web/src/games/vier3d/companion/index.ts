export { default } from './Vier3d.svelte';
