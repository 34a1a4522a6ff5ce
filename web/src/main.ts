import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { loadLanguage } from './lib/i18n.svelte';
import { startOffline } from './lib/offline.svelte';
import { router, startRouter } from './lib/router.svelte';
import { watchServer } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { openPage } from './pages';

document.documentElement.dataset['theme'] = settings.isDark ? 'dark' : 'light';
startRouter();
watchServer();
startOffline();

const target = document.getElementById('app');
if (target === null) throw new Error('no place for the app');
// Page and language come together; whether the page came is told by the app.
openPage(router.route).catch(() => undefined);
void loadLanguage(settings.language)
  .catch(() => loadLanguage('en')) // better a foreign word than none
  .then(() => mount(App, { target }));
