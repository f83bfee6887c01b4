import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from './prepared.ts';

/** A folder with the data of a program that has been started once: migrated, with the root member and the keys of the tests. */
export const newDataDir = (): string => copyOf('TEST_DATA');

/** The same without the database, which is a copy of `TEST_STARTED_DATABASE` on the server. */
export const newFolder = (): string => copyOf('TEST_STARTED');

function copyOf(data: 'TEST_DATA' | 'TEST_STARTED'): string {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-data-'));
  cpSync(prepared(data), directory, { recursive: true });
  return directory;
}
