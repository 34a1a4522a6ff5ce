import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { loadLanguage } from './lib/i18n.svelte';
import { startOffline } from './lib/offline.svelte';
import { router, startRouter } from './lib/router.svelte';
import { watchServer } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { loadTexts, openPage } from './pages';

document.documentElement.dataset['theme'] = settings.isDark ? 'dark' : 'light';
startRouter();
watchServer();
startOffline();

const target = document.getElementById('app');
if (target === null) throw new Error('no place for the app');
// The texts are asked for first: nothing can be shown without them. What the page needs comes along.
void loadTexts(router.route);
const isSpoken = loadLanguage(settings.language).catch(() => loadLanguage('en')); // better a foreign word than none
openPage(router.route).catch(() => undefined); // the app asks again, and tells what is missing
void isSpoken.then(() => mount(App, { target }));
