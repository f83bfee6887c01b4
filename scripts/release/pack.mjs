import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { buildReleased, buildServer } from '../build.mjs';
import { hostPath, ROOT } from '../paths.mjs';
import { BUILT, isReleased } from './contents.mjs';
import { billOfMaterials } from './sbom.mjs';
import { Explained, run } from '../spawn.mjs';

/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).trim();

/** The commit that is packed. What differs from it would be in the release and in no repository. */
function packedCommit() {
  if (git('status', '--porcelain') !== '')
    throw new Explained('There are changes that are not committed: a release is made of a commit.');
  return { commit: git('rev-parse', 'HEAD'), seconds: Number(git('log', '-1', '--format=%ct')) };
}

/** @param {string} stage */
function copyCommitted(stage) {
  const all = git('ls-files').split('\n');
  for (const path of all.filter(isReleased)) cpSync(join(ROOT, path), join(stage, path));
  // The lock file names every workspace, so that npm asks for the description of each.
  for (const path of all.filter((one) => one.endsWith('package.json'))) cpSync(join(ROOT, path), join(stage, path));
}

/** Installs what the server needs to run, as the lock file names it. @param {string} stage */
async function installDependencies(stage) {
  const wanted = ['--omit=dev', '--workspace=@greenhall/server', '--include-workspace-root'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', '--prefer-offline'];
  const code = await run('npm', ['ci', ...wanted, ...quiet], { cwd: stage, env: { PATH: hostPath() }, aside: true });
  if (code !== 0) throw new Explained(`npm ci failed with exit code ${code}.`);
}

/** Removes the descriptions of workspaces that are not released, and the links to them. @param {string} stage */
function removeOthers(stage) {
  const all = git('ls-files', '*package.json').split('\n');
  for (const path of all.filter((one) => !isReleased(one))) {
    rmSync(join(stage, path));
    const links = join(stage, 'node_modules', '@greenhall');
    rmSync(join(links, path.split('/').at(-2) ?? ''), { force: true });
  }
  for (const name of ['e2e', 'bench', 'tools', 'test-kit', 'packages'])
    rmSync(join(stage, name), { recursive: true, force: true });
}

/** What packages bring beside what runs: headers and pages of Node, types, maps of sources, tools of their authors. */
const NOT_RUN = [/\/node-linux-[^/]+\/(?:include|share)\//, /\.d\.[cm]?ts$/, /\.map$/, /\/\.yarn\//];

/** @param {string} stage */
function removeNotRun(stage) {
  for (const path of filesBelow(join(stage, 'node_modules'))) if (NOT_RUN.some((one) => one.test(path))) rmSync(path);
}

/** @param {string} folder @returns {string[]} every file below, in order of their names */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.isFile() ? [path] : [];
    });
}

/** @param {string} path */
const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * The archive of a folder: the same bytes for the same content, whoever packs it, wherever and whenever.
 * @param {string} folder @param {string} file @param {number} seconds
 */
async function archive(folder, file, seconds) {
  const plain = `${file}.tar`;
  const same = [
    '--sort=name',
    `--mtime=@${seconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=u=rwX,go=rX',
    '--format=gnu',
  ];
  execFileSync('tar', [...same, '-cf', plain, '-C', dirname(folder), relative(dirname(folder), folder)]);
  await pipeline(
    createReadStream(plain),
    createGzip({ level: constants.Z_BEST_COMPRESSION }),
    createWriteStream(`${file}.part`),
  );
  rmSync(plain);
  renameSync(`${file}.part`, file);
}

/** @param {string} stage @param {{ readonly commit: string, readonly seconds: number }} of */
async function fill(stage, of) {
  mkdirSync(stage, { recursive: true });
  copyCommitted(stage);
  await installDependencies(stage);
  writeFileSync(join(stage, 'sbom.cdx.json'), billOfMaterials(stage, of));
  removeOthers(stage);
  removeNotRun(stage);
  for (const path of BUILT) cpSync(join(ROOT, path), join(stage, path), { recursive: true });
  writeFileSync(join(stage, 'COMMIT'), `${of.commit}\n`);
  const sums = filesBelow(stage).map((path) => `${hashOf(path)}  ${relative(stage, path)}\n`);
  writeFileSync(join(stage, 'SHA256SUMS'), sums.join(''));
}

/** `npm run pack -- [FOLDER]`: makes the release archive of the commit, with its checksum and, where RELEASE_KEY names a key of SSH, its signature. */
async function main([into = 'release'] = process.argv.slice(2)) {
  const of = packedCommit();
  await buildServer();
  await buildReleased();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const name = `greenhall-${version}-linux-${process.arch}`;
  const folder = resolve(process.env.INIT_CWD ?? '.', into);
  const file = join(folder, `${name}.tar.gz`);
  const temporary = mkdtempSync(join(tmpdir(), 'greenhall-release-'));
  try {
    await fill(join(temporary, name), of);
    mkdirSync(folder, { recursive: true });
    await archive(join(temporary, name), file, of.seconds);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  const sum = `${hashOf(file)}  ${name}.tar.gz\n`;
  writeFileSync(`${file}.sha256`, sum);
  const key = process.env.RELEASE_KEY;
  if (key)
    execFileSync('ssh-keygen', ['-Y', 'sign', '-q', '-f', key, '-n', 'greenhall', file], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  process.stdout.write(sum);
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof Explained ? error.message : error);
  process.exitCode = 1;
});
