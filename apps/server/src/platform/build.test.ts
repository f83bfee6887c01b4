import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { BUILD, commandOf, readBuild } from './build.ts';

const root = mkdtempSync(join(tmpdir(), 'greenhall-build-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=n', '-c', 'user.email=n@example.org', ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function emptyFolder(): string {
  const folder = mkdtempSync(join(root, 'of-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '7.8.9' }));
  return folder;
}

function clone(): string {
  const folder = emptyFolder();
  git(folder, 'init', '-q', '-b', 'trunk');
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', 'one');
  return folder;
}

describe('running on one machine: version and commit', () => {
  it('are those of the package and of the clone, on a branch, packed, detached and in a further work tree', () => {
    const folder = clone();
    const commit = git(folder, 'rev-parse', 'HEAD');
    expect(commit).toMatch(/^[\da-f]{40}$/);
    const wanted = { version: '7.8.9', commit, isRelease: false };
    expect(readBuild(folder)).toEqual(wanted);
    git(folder, 'pack-refs', '--all');
    expect(readBuild(folder)).toEqual(wanted);
    const beside = join(root, 'beside');
    git(folder, 'worktree', 'add', '-q', '-b', 'other', beside);
    expect(readBuild(beside)).toEqual(wanted);
    git(folder, 'checkout', '-q', '--detach');
    expect(readBuild(folder)).toEqual(wanted);
  });

  it('are told by a file of the release, and the commit by nothing where there is none', () => {
    const folder = emptyFolder();
    expect(readBuild(folder)).toEqual({ version: '7.8.9', commit: undefined, isRelease: false });
    const commit = 'a1'.repeat(20);
    writeFileSync(join(folder, 'COMMIT'), `${commit}\n`);
    expect(readBuild(folder)).toEqual({ version: '7.8.9', commit, isRelease: true });
  });

  it('decide how somebody calls its other programs', () => {
    expect(commandOf('operators', 'link', { isRelease: true })).toBe('greenhall operators link');
    expect(commandOf('operators', 'link', { isRelease: false })).toBe('npm run operators -- link');
    expect(commandOf('migrate', '', { isRelease: true })).toBe('greenhall migrate');
    expect(commandOf('migrate')).toBe('npm run migrate');
  });

  it('are this program’s own', () => {
    const packageFile = fileURLToPath(new URL('../../../../package.json', import.meta.url));
    expect(BUILD.version).toBe((JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version);
  });
});
