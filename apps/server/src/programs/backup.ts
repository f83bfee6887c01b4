import { resolve } from 'node:path';
import { runProgram, StartError } from '../platform/start-error.ts';
import { backUpKeys, openKeys, tryKeys } from './backup/keys.ts';
import { makeBackup } from './backup/make.ts';
import { tryBackup } from './backup/try-archive.ts';
import { tryDatabase } from './backup/try-database.ts';

const USAGE =
  'Usage: greenhall backup FILE | backup verify [FILE_OR_FOLDER] | backup keys FILE | backup keys --open FILE | ' +
  'backup keys --try FILE [BACKUP]';

const pathOf = (typed: string): string => resolve(process.env['INIT_CWD'] ?? '.', typed);

/** Without a place, the newest backup of the database of `DATABASE_URL` by pgBackRest is tried. */
async function verify([place, ...more]: readonly string[]): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (more.length > 0 || (place === undefined && !url)) throw new StartError(USAGE);
  return place === undefined ? tryDatabase(url ?? '') : tryBackup(pathOf(place));
}

async function keys([first, second, third, ...more]: readonly string[]): Promise<string> {
  if (first === '--open' && second && third === undefined) return openKeys(pathOf(second));
  if (first === '--try' && second && more.length === 0) return tryKeys(pathOf(second), third && pathOf(third));
  if (first && second === undefined) return backUpKeys(pathOf(first));
  throw new StartError(USAGE);
}

async function act([first, ...more]: readonly string[]): Promise<string> {
  if (first === 'verify') return verify(more);
  if (first === 'keys') return keys(more);
  if (first === undefined || more.length > 0) throw new StartError(USAGE);
  return makeBackup(pathOf(first));
}

/**
 * `greenhall backup FILE`: a backup of the embedded database and of all pictures, also while the server runs. `backup verify` restores the newest
 * backup into a temporary place, checks it, and has what came of it kept. `backup keys` puts the keys of the installation into an archive of
 * their own, prints them, or proves that they fit.
 */
async function main(args: readonly string[]): Promise<void> {
  process.stdout.write(`${await act(args)}\n`);
}

runProgram(() => main(process.argv.slice(2)), 1);
