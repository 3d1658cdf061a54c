import '@ludoteca/ui/styles';
import { toasts } from '@ludoteca/ui';
import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguage } from './app/lang.svelte.ts';
import { applyPrefs } from './app/prefs.svelte.ts';
import { loadWords, w } from './app/words.svelte.ts';

applyPrefs();
followLanguage(() => toasts.say(w('loadFailed'), 'problem'));
await loadWords();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });

// The page plays offline from its second visit on.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
