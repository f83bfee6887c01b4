import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runProgram } from '../platform/start-error.ts';
import { hashOfExport } from '../slices/admin/export/file.ts';

/**
 * `npm run verify -- export FILE`: checks that the last line of an exported list is the hash of those before it. Ends with 1 where
 * it is not.
 */
async function main(): Promise<void> {
  const [path = ''] = process.argv.slice(2);
  const hash = hashOfExport(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'));
  process.stdout.write(
    hash === undefined ? 'BROKEN: the last line is not the hash of those before it\n' : `holds: ${hash}\n`,
  );
  if (hash === undefined) process.exitCode = 1;
}

runProgram(main, 2);
