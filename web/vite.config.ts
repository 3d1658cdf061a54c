import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { leaveOut, picturesApart, serverProblems, splitTexts } from './lighten.ts';

const server = process.env.LUDOTECA_SERVER ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { 'intl-messageformat': join(import.meta.dirname, 'src/texts/icu.ts') } },
  plugins: [
    splitTexts(),
    serverProblems(),
    leaveOut(),
    picturesApart(join(import.meta.dirname, '../.cache/pictures')),
    svelte(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Ludoteca',
        short_name: 'Ludoteca',
        description: 'Five eurogames, online and offline',
        lang: 'it',
        theme_color: '#83281f',
        background_color: '#ebe1cc',
        display: 'standalone',
        start_url: '/',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        // A page in another site's frame comes from the server, whose headers allow that.
        navigateFallbackDenylist: [/^\/api\//, /^\/embed\//, /^\/healthz/, /^\/metrics/],
        importScripts: ['/push.js'],
        maximumFileSizeToCacheInBytes: 4_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [splitTexts()] },
  build: {
    ...{ target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    rolldownOptions: {
      // Our own sources have no effects when they are merely imported, so a page can leave out what it does not use.
      treeshake: { moduleSideEffects: [{ test: /\/(kernel|text|games|bots|ui\/src\/icons)\/.*\.ts$/, sideEffects: false }] },
      checks: { pluginTimings: false },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: server, ws: true } } },
  preview: { proxy: { '/api': { target: server, ws: true } } },
});
