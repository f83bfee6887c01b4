import guide from '@greenhall/locales/en/guide';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { movedText } from '@greenhall/ui/moved-text';
import { serviceWorker } from './service-worker.ts';
import { textFiles } from './text-files.ts';

const inUi = (names: string) => `packages/ui/src/\\w+/(?:${names})\\.tsx$`;
const inShared = (names: string) => `apps/web/src/shared/(?:${names})\\.tsx?$`;
const inPackage = (names: string) => `/node_modules/(?:${names})/`;

/**
 * Small pieces that many screens share travel together: on a slow network a file of its own costs more than its bytes.
 * Left alone, a screen came in fifteen files, most of them under half a kilobyte.
 */
const TOGETHER = [
  {
    name: 'base',
    of: [
      inPackage('react|scheduler|zustand'),
      `${inPackage('@tanstack/(?:react-query|query-core)')}(?!.*/(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\\.)`,
      inUi('icon|button|empty-state|error-state|header-bar|toast'),
      inShared(
        'page/(?:app-link|history|late|links|page|screens|shown-place)|request/(?:api|connection|errors|query|refresh|use-read)',
      ),
      inShared('money/amounts|overlays/overlays|session/(?:session|snapshot|store)|text/texts'),
    ],
  },
  {
    name: 'kit',
    of: [
      inUi('card|cell|chip|hero|section|skeleton'),
      inShared('money/(?:coins|my-amounts)|page/read-view|request/use-error-text|time/use-countdown'),
    ],
  },
  {
    name: 'acts',
    of: [
      inUi('amount|chip-choice|field|field-head|key-values|notice|segmented|written'),
      inShared(
        'forms/(?:field|picture)|live/(?:use-live|live-state)|money/use-money|overlays/(?:lazy-sheet|pay-sheet)|page/(?:more-button|use-search-text)|request/(?:act-states|use-have-come|use-pages|use-write)|time/use-now|version/late-offer',
      ),
      'packages/client/src/keys\\.ts$',
      'packages/domain/src/(?:identity/cool-down|shared/(?:result|time|transitions))\\.ts$',
      `${inPackage('@tanstack/(?:react-query|query-core)')}.*/(?:useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver)\\.`,
    ],
  },
  {
    name: 'lists',
    of: [inShared('page/(?:page-cards|page-list)')],
  },
  {
    name: 'details',
    of: [
      inUi('copy-button'),
      inShared('overlays/(?:confirm-then-move|use-sheet)|page/(?:contact-service|choose-one|copyable)'),
      'features/wallet/(?:parts/state-chip|withdrawal/use-is-stopped)\\.tsx?$',
    ],
  },
  {
    name: 'drawn',
    of: [inUi('shapes'), 'packages/domain/src/shared/shapes\\.ts$'],
  },
  {
    name: 'own',
    of: ['features/members/parts/version\\.ts$', inShared('session/end-push|version/install')],
  },
  {
    name: 'days',
    of: [inShared('forms/day-range|page/save-file')],
  },
  {
    name: 'live',
    of: ['packages/contract/src/generated/live\\.ts$'],
  },
  {
    name: 'trading',
    of: [
      'features/otc/parts/(?:trade-chip|use-trade-live)\\.tsx?$',
      inUi('check-list'),
      inShared('text/check-figures'),
    ],
  },
  {
    name: 'reading',
    of: [
      'features/content/parts/(?:article-head|picture)\\.tsx$',
      'packages/ui/src/display/rich-text\\.tsx$',
      inShared('written/rich-content'),
    ],
  },
  {
    name: 'buying',
    of: [
      'features/shop/(?:parts/(?:goods-picture|goods-card|goods-pages|shop-bar|shop-head|shown-text|option-group|searches|rating|goods-strip|wish-button|wishes-sheet|use-wishes)|order/(?:is-some|order-chip|use-arrival-text|use-country-name))\\.tsx?$',
      inUi('number-stepper'),
    ],
  },
  {
    name: 'checkout',
    of: [
      'features/shop/checkout/(?:checkout-sheet|address-step|coupon-step|quote|show-placed|use-coupon-text)\\.tsx?$',
    ],
  },
  {
    name: 'pictures',
    of: [inShared('forms/(?:as-jpg|picture-field|picture-input|use-preview|voucher-field)')],
  },
  {
    name: 'typing',
    of: [inShared('forms/(?:drafts|read-clipboard|use-draft)')],
  },
  {
    name: 'entering',
    of: [
      'features/identity/(?:code/use-code-by-ticket|factor/passkey|password/secret-field|challenge/(?:use-challenge|work))\\.tsx?$',
      inShared('forms/rule-text|session/trusted'),
      'packages/domain/src/identity/credentials\\.ts$',
    ],
  },
].map(({ name, of }) => ({
  name,
  test: new RegExp(of.join('|')),
  // What the base needs while it is being loaded must not lie in a file that itself needs the base.
  includeDependenciesRecursively: name === 'base',
}));

/** What Vite passes on while developing: the interface, pictures and the live channel. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    tailwindcss(),
    textFiles(),
    serviceWorker(),
    movedText(),
    {
      name: 'shell-text',
      transformIndexHtml: (html) => html.replaceAll('%TAGLINE%', guide['guide.tagline']),
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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: TOGETHER },
        // The first file names all others; without their words that takes a kilobyte less.
        // Small letters and digits alone compress better, and still tell all releases apart.
        chunkFileNames: 'assets/[hash:7].js',
        hashCharacters: 'base36',
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server, '/Upload': server, '/wss': { target: server, ws: true } } },
});
