import { runProgram, StartError } from '../platform/start-error.ts';
import { restorePictures } from './backup/pictures.ts';

/** `greenhall restore pictures`: brings back the pictures of which `PICTURES_BACKUP` has copies. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length !== 1 || args[0] !== 'pictures')
    throw new StartError('Usage: greenhall restore pictures. Databases are restored as docs/operations.md says');
  process.stdout.write(`${await restorePictures()}\n`);
}

runProgram(() => main(process.argv.slice(2)), 1);
