import { createWriteStream, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { entriesOf } from '../platform/audit/audit.ts';
import type { ChainedEntry } from '../platform/audit/chain.ts';
import { entryOf, headsIn, lineOf } from '../platform/audit/file.ts';
import { verifyAudit } from '../platform/audit/verify.ts';
import { openReadOnly } from '../platform/database/open.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { runProgram } from '../platform/start-error.ts';

const textOf = (path: string): string => readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8');

async function* entriesIn(path: string): AsyncGenerator<ChainedEntry> {
  for (const line of textOf(path).split('\n')) if (line !== '') yield entryOf(line);
}

/** Passes entries on and writes each to a file. */
async function* keptIn(path: string, entries: AsyncIterable<ChainedEntry>): AsyncGenerator<ChainedEntry> {
  const file = createWriteStream(resolve(process.env.INIT_CWD ?? '.', path), { flags: 'wx', mode: 0o600 });
  for await (const entry of entries) {
    file.write(`${lineOf(entry)}\n`);
    yield entry;
  }
  file.end();
  await finished(file);
}

/**
 * `npm run verify -- audit [--file EXPORT] [--heads FILE] [--write EXPORT]`: checks the audit log of the database, or of an
 * export, against the ends that a program's log or a proof names. Ends with 1 and the first entry that does not hold.
 */
async function main(): Promise<void> {
  const options = { file: { type: 'string' }, heads: { type: 'string' }, write: { type: 'string' } } as const;
  const { file, heads: log, write } = parseArgs({ options }).values;
  const heads = log === undefined ? [] : headsIn(textOf(log));
  const database = file === undefined ? await openReadOnly(settingsForStart(process.env), openLog('warn')) : undefined;
  const found = database ? entriesOf(database.db) : entriesIn(file ?? '');
  const { count, fault } = await verifyAudit(write === undefined ? found : keptIn(write, found), heads);
  await database?.close();
  process.stdout.write(
    fault
      ? `BROKEN at entry ${fault.at}: ${fault.what}\n`
      : `holds: ${count} entries, ${heads.length} ends that were kept\n`,
  );
  process.exitCode = fault ? 1 : 0;
}

runProgram(main, 2);
