import common from '@greenhall/locales/en/common';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inUi = (names: string) => `packages/ui/src/(?:${names})\\.tsx$`;
const inApp = (names: string) => `apps/web/src/app/(?:${names})\\.tsx?$`;
const inPackage = (names: string) => `/node_modules/(?:${names})/`;

/**
 * Small pieces that many screens share travel together: on a slow network a file of its own costs more than its bytes.
 * Left alone, a screen came in fifteen files, most of them under half a kilobyte.
 */
const TOGETHER = [
  {
    name: 'base',
    of: [
      inPackage('react|scheduler|use-sync-external-store'),
      inPackage('@tanstack/(?:history|store|react-store|router-core|react-router)'),
      inUi('icon'),
    ],
  },
  {
    name: 'kit',
    of: [inUi('card|cell|chip|hero|notice|skeleton'), inApp('read-view|request/use-error-text')],
  },
  {
    name: 'acts',
    of: [
      inUi('chip-choice|field|key-values|segmented'),
      inApp('coins|lazy-sheet|more-button|pay-sheet|request/use-write|use-countdown|use-money|use-search-text'),
      `${inPackage('@tanstack/(?:react-query|query-core)')}.*/(?:useMutation|mutationObserver)\\.`,
    ],
  },
  {
    name: 'entering',
    of: [
      'features/identity/parts/(?:passkey|secret-field|use-challenge|work)\\.tsx?$',
      inApp('trusted'),
      'packages/domain/src/(?:identity/credentials|shared/result)\\.ts$',
    ],
  },
].map(({ name, of }) => ({ name, test: new RegExp(of.join('|')), includeDependenciesRecursively: false }));

/** What Vite passes on while developing: the interface, pictures and the live channel. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    {
      name: 'shell-text',
      transformIndexHtml: (html) => html.replaceAll('%TAGLINE%', common['guide.tagline']),
    },
  ],
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/Upload': server, '/wss': { target: server, ws: true } } },
});
