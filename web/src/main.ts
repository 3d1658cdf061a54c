import '@ludoteca/ui/styles';
import { mount } from 'svelte';
import App from './App.svelte';
import { applyPrefs } from './app/prefs.svelte.ts';

applyPrefs();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });

// The page plays offline from its second visit on.
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
