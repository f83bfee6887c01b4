const FOLDERS = ['apps/server/db/', 'apps/server/fonts/', 'bin/', 'deploy/', 'docs/rules/', 'docs/domain/'];

const FILES = new Set([
  'package.json',
  'package-lock.json',
  'apps/server/package.json',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'LICENSE.md',
  'THIRD-PARTY.md',
]);

const GUIDE = /^docs\/[^/]+\.md$/;

/**
 * Whether a file of the repository belongs into a release: what the server runs, how it is deployed, and what its operators read.
 * @param {string} path
 */
export function isReleased(path) {
  return FILES.has(path) || GUIDE.test(path) || FOLDERS.some((folder) => path.startsWith(folder));
}

/** What the release has beside the files of the commit: the programs of the server and both apps, as they are built. */
export const BUILT = ['apps/server/dist', 'apps/web/dist', 'apps/console/dist'];
