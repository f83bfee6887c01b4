/** Packages whose sources the server runs. */
const PACKAGES = ['client', 'contract', 'domain', 'locales'];

const FOLDERS = [
  'apps/server/src/',
  'apps/server/db/migrations/',
  'apps/server/fonts/',
  ...PACKAGES.map((name) => `packages/${name}/src/`),
  'bin/',
  'deploy/',
  'docs/rules/',
  'docs/domain/',
];

const FILES = new Set([
  'package.json',
  'package-lock.json',
  'apps/server/package.json',
  ...PACKAGES.map((name) => `packages/${name}/package.json`),
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE.md',
  'THIRD-PARTY.md',
]);

/** What tests, the demo and the fixed courses consist of; nothing that runs imports it, but for the demo, which is asked for by name. */
const ASIDE = /\.(?:test|fixture)\.ts$|(?:^|\/)test-[^/]+$|^apps\/server\/src\/(?:demo|courses)\//;
const GUIDE = /^docs\/[^/]+\.md$/;

/**
 * Whether a file of the repository belongs into a release: what the server runs, how it is deployed, and what its operators read.
 * @param {string} path
 */
export function isReleased(path) {
  if (ASIDE.test(path)) return false;
  return FILES.has(path) || GUIDE.test(path) || FOLDERS.some((folder) => path.startsWith(folder));
}

/** What the release has beside the files of the commit: both built apps. */
export const BUILT = ['apps/web/dist', 'apps/console/dist'];
