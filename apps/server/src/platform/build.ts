import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileAt } from './files/place.ts';

/** Which program this is. */
export interface Build {
  readonly version: string;
  /** The commit that it was built from; `undefined` if neither a release nor a clone says so. */
  readonly commit: string | undefined;
  /** Whether it is a release, whose programs are called without npm. */
  readonly isRelease: boolean;
}

const COMMIT = /^[\da-f]{40}$/;
/** A release has its commit in this file, since it has no repository. */
const FILE = 'COMMIT';

function textOf(...path: readonly string[]): string | undefined {
  try {
    return readFileSync(join(...path), 'utf8').trim();
  } catch {
    return undefined;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The folder of the repository. In a further work tree `.git` is a file that names it. */
function gitFolder(root: string): string {
  const path = join(root, '.git');
  const named = isFolder(path) ? undefined : /^gitdir: (.+)$/m.exec(textOf(path) ?? '')?.[1];
  return named === undefined ? path : resolve(root, named);
}

/** The commit of a clone, read without git: a server need not have it. */
function headOf(root: string): string | undefined {
  const git = gitFolder(root);
  const head = textOf(git, 'HEAD');
  const name = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (name === undefined) return head;
  const common = resolve(git, textOf(git, 'commondir') ?? '.');
  const packed = (textOf(common, 'packed-refs') ?? '').split('\n').find((line) => line.endsWith(` ${name}`));
  return textOf(common, name) ?? packed?.split(' ', 1)[0];
}

/** Reads version and commit of the program in a folder. */
export function readBuild(root: string): Build {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const released = textOf(root, FILE);
  const commit = [released, headOf(root)].find((one) => one !== undefined && COMMIT.test(one));
  return { version, commit, isRelease: released !== undefined };
}

const ROOT = fileURLToPath(fileAt('../..'));

export const BUILD: Build = readBuild(ROOT);

/** What somebody types to run a program of this build, such as `operators` with `link`. */
export function commandOf(program: string, args = '', { isRelease }: Pick<Build, 'isRelease'> = BUILD): string {
  if (isRelease) return ['greenhall', program, args].filter(Boolean).join(' ');
  return ['npm run', program, args && `-- ${args}`].filter(Boolean).join(' ');
}
