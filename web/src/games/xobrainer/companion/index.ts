export { default } from './Xobrainer.svelte';
