import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { VitePWA } from 'vite-plugin-pwa';
import { breakpoints } from './scripts/breakpoints.ts';
import { rules } from './scripts/rules.ts';

const SERVER = process.env['CELESTIA_SERVER'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [
    breakpoints('src/styles/breakpoints.css'),
    rules('../tests/ledger.toml', 'src/texts/generated'),
    svelte(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Celestia',
        short_name: 'Celestia',
        description: 'Fly together. Bluff the captain. Jump before the ship falls.',
        id: '/',
        start_url: '/',
        scope: '/',
        categories: ['games', 'entertainment'],
        display: 'standalone',
        background_color: '#7DC1EC',
        theme_color: '#141A38',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // the reference is large: fetched when opened, kept from then on. A review needs the server anyway.
        globIgnores: ['**/rules.*.js', '**/review-parts-*'],
        runtimeCaching: [
          {
            urlPattern: /\/assets\/rules\.[^/]+\.js$/,
            handler: 'CacheFirst',
            options: { cacheName: 'rules', expiration: { maxEntries: 4 } },
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health/, /^\/ready/, /^\/metrics/, /^\/schema/],
      },
    }),
  ],
  build: {
    outDir: '../src/celestia/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a player who runs `make play` has no use for them
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'] }, // the first screen: one file compresses better than four
            { name: 'daily-card', test: /src\/daily\/(DailyCard|flight|kept-days)/ },
            {
              debugName: 'texts',
              test: /celestia\/locales\/.*(?<!home|page)\.ftl/, // those of the first screen come with it
              name: (id) => {
                const [, language = '', file = ''] = /celestia\/locales\/([^/]+)\/(\w+)/.exec(id) ?? [];
                // The parts of src/texts/files.ts.
                if (/^(daily|history)$/.test(file)) return `cards-${language}`;
                return /^(replay|review|verify)$/.test(file)
                  ? `finished-games-${language}`
                  : `texts-${language}`;
              },
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/celestia/locales'] }, // the texts lie with the package
    proxy: {
      '/api': { target: SERVER, changeOrigin: false },
      '/ws': { target: SERVER, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    testTimeout: 60_000, // a busy machine is slow, not wrong
  },
});
