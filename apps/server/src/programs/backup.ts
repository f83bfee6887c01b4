import { resolve } from 'node:path';
import { runProgram, StartError } from '../platform/start-error.ts';
import { backUpKeys, openKeys, tryKeys } from './backup/keys.ts';
import { tryDatabase } from './backup/try-database.ts';

const USAGE =
  'Usage: greenhall backup verify | backup keys FILE | backup keys --open FILE | backup keys --try FILE. ' +
  'The database of DATABASE_URL is backed up by pgBackRest, the embedded one by copying its folder while the server is stopped: see docs/operations.md';

const pathOf = (typed: string): string => resolve(process.env['INIT_CWD'] ?? '.', typed);

async function keys([first, second, ...more]: readonly string[]): Promise<string> {
  if (first === undefined || more.length > 0) throw new StartError(USAGE);
  if (second === undefined) return backUpKeys(pathOf(first));
  if (first === '--open') return openKeys(pathOf(second));
  if (first === '--try') return tryKeys(pathOf(second));
  throw new StartError(USAGE);
}

async function act([first, ...more]: readonly string[]): Promise<string> {
  const url = process.env['DATABASE_URL'];
  if (first === 'verify' && more.length === 0 && url) return tryDatabase(url);
  if (first === 'keys') return keys(more);
  throw new StartError(USAGE);
}

/**
 * `greenhall backup verify`: restores the newest backup of the database of `DATABASE_URL` by pgBackRest into a temporary place, checks it, and has
 * what came of it kept. `backup keys` puts the keys of the installation into an archive of their own, prints them, or proves that they fit.
 */
async function main(args: readonly string[]): Promise<void> {
  process.stdout.write(`${await act(args)}\n`);
}

runProgram(() => main(process.argv.slice(2)), 1);
