export { default } from './Xcode.svelte';
