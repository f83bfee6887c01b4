import { namedFiles } from '../compose.ts';
import type { Db } from '../platform/database/database.ts';
import { openForChanges } from '../platform/database/open.ts';
import { localFiles } from '../platform/files/local.ts';
import { copyFiles } from '../platform/files/move.ts';
import { openStore } from '../platform/files/open.ts';
import { acceptStore } from '../platform/files/own-store.ts';
import type { FileStore } from '../platform/files/store.ts';
import { openLog } from '../platform/logs/log.ts';
import { missingFiles } from '../platform/pictures/named-files.ts';
import { systemRandom } from '../platform/random.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram, StartError } from '../platform/start-error.ts';

const USAGE = 'Usage: greenhall files accept | files move in | files move out';

/** Which pictures rows name that are not there, and which are there that no row names, a line each. */
async function compare(db: Db, store: FileStore): Promise<string[]> {
  // A narrower copy belongs to its picture.
  const there = (await store.names('uploads')).filter((name) => name.endsWith('.jpg'));
  const lost = await missingFiles(db, namedFiles, new Set(there));
  const named = new Set<string>();
  for (const namesOf of namedFiles) for (const name of await namesOf(db)) named.add(name);
  const surplus = there.filter((name) => !named.has(name)).toSorted();
  return [...lost.map((name) => `lost: ${name}`), ...surplus.map((name) => `surplus: ${name}`)];
}

/** Copies files between the folder of this machine and the bucket of the settings, and says what is lost and what is surplus where they are now. */
async function move(db: Db, settings: Settings, way: string | undefined): Promise<string> {
  if (!settings.s3) throw new StartError('files move needs FILES=s3 and the settings of the bucket');
  const [local, bucket] = [localFiles(settings.dataDir), openStore(settings)];
  const [from, to] = way === 'in' ? [local, bucket] : [bucket, local];
  const copied = await copyFiles(from, to, settings.dataDir);
  await acceptStore(db, to, systemRandom.token(16));
  const differences = await compare(db, to);
  return [`${copied} files were copied to ${to.place}`, ...differences].join('\n');
}

/** Marks the place of the settings as the one with the files of this installation, and says what is lost there and what is surplus. */
async function accept(db: Db, settings: Settings): Promise<string> {
  const store = openStore(settings);
  await acceptStore(db, store, systemRandom.token(16));
  return [`${store.place} has the files of this installation`, ...(await compare(db, store))].join('\n');
}

/** `greenhall files`: what is done about the place where files lie. The server may run meanwhile; what it stores is copied by the next run. */
async function main([act, way, ...more]: readonly string[]): Promise<void> {
  const isMove = act === 'move' && (way === 'in' || way === 'out');
  if (more.length > 0 || (!isMove && !(act === 'accept' && way === undefined))) throw new StartError(USAGE);
  const settings = settingsForStart(process.env);
  const { db, close } = await openForChanges(settings, openLog('warn'));
  try {
    const said = isMove ? await move(db, settings, way) : await accept(db, settings);
    process.stdout.write(`${said}\n`);
  } finally {
    await close();
  }
}

runProgram(() => main(process.argv.slice(2)), 1);
