import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBuilt } from './compress.mjs';
import { BIN, ROOT } from './paths.mjs';
import { Explained, run } from './spawn.mjs';

const SHARED = [
  'package-lock.json',
  'packages/domain',
  'packages/contract',
  'packages/client',
  'packages/locales',
  'packages/ui',
  'scripts/build.mjs',
  'scripts/compress.mjs',
];
const BY_PRODUCTS = new Set(['node_modules', 'dist', 'test-results']);

/** @param {string} path @returns {string[]} every file below, in a stable order */
function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !BY_PRODUCTS.has(name))
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** @param {readonly string[]} sources */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(join(ROOT, source)))) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Where the tools are not installed, what was built before is served.
 * @param {string} folder
 */
function useAsItIs(folder) {
  if (!existsSync(join(ROOT, folder, 'dist')))
    throw new Explained(`${folder} is not built, and what builds it is not installed: npm ci installs it.`);
  console.log(`${folder} is served as it was built: what builds it is not installed.`);
  return false;
}

/**
 * Builds a folder when its sources differ from those of its last build.
 * @param {string} folder
 * @param {readonly string[]} sources
 * @param {() => Promise<boolean>} work Answers whether anything was built.
 */
async function whenStale(folder, sources, work) {
  const stamps = join(ROOT, 'node_modules', '.cache', 'greenhall');
  const stamp = join(stamps, `${folder.replaceAll('/', '-')}.sources`);
  const current = fingerprint([...SHARED, ...sources]);
  const isBuilt = existsSync(join(ROOT, folder, 'dist')) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === current) return;
  console.error(`Building ${folder} …`);
  if (!(await work())) return;
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, current);
}

/**
 * Builds a folder by its Vite configuration.
 * @param {string} folder
 * @param {readonly string[]} sources
 * @param {{ env?: Record<string, string>, logLevel?: string, isServed?: boolean }} [options]
 */
const buildFolder = (folder, sources, { env = {}, logLevel = 'warn', isServed = false } = {}) =>
  whenStale(folder, sources, async () => {
    if (!existsSync(join(BIN, 'vite'))) return useAsItIs(folder);
    const code = await run(join(BIN, 'vite'), ['build', '--logLevel', logLevel], { cwd: join(ROOT, folder), env });
    if (code !== 0) throw new Explained(`The build of ${folder} failed.`);
    if (isServed) await compressBuilt(join(ROOT, folder, 'dist'));
    return true;
  });

const FACES = ['apps/web', 'apps/console'];

const SERVER = 'apps/server';
/** What the programs of the server are made of, besides what every build is. */
const SERVER_SOURCES = [`${SERVER}/src`, `${SERVER}/package.json`];

/** Puts the sources of each program of the server together, so that a start reads some files in place of a thousand. */
export async function buildServer() {
  // Without the tools the programs run from what was built before, or else from their sources.
  if (!existsSync(join(ROOT, 'node_modules/rolldown'))) return;
  await whenStale(SERVER, SERVER_SOURCES, async () => {
    const code = await run('node', [join(ROOT, 'scripts/bundle.mjs')], { aside: true });
    if (code !== 0) throw new Explained(`The build of ${SERVER} failed.`);
    return true;
  });
}

/**
 * What starts a program of the server: the built one, or its source where nothing was built and what builds it is not installed.
 * @param {string} name
 */
export function programFile(name) {
  const built = join(ROOT, SERVER, 'dist/programs', `${name}.js`);
  return existsSync(built) ? built : join(ROOT, SERVER, 'src/programs', `${name}.ts`);
}

/** Builds the member app and the console side by side, each only when it is stale. */
export async function build() {
  await Promise.all(FACES.map((folder) => buildFolder(folder, [folder], { isServed: true })));
}

/** Builds both as a release serves them. */
export async function buildReleased() {
  await build();
  for (const folder of FACES) await compressBuilt(join(ROOT, folder, 'dist'), { isReleased: true });
}

/** Builds the pages on which the tests try components, with the warnings of React's development build. */
export async function buildComponentPages() {
  const env = { NODE_ENV: 'development' };
  await buildFolder('e2e/components', [...FACES, 'e2e/components'], { env, logLevel: 'error' });
}
