import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from './prepared.ts';

/** A folder with the data of a program that has been started once: migrated, with the root member and the keys of the tests. */
export function newDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-data-'));
  cpSync(prepared('TEST_DATA'), directory, { recursive: true });
  return directory;
}
