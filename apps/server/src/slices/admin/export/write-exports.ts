import {
  EXPORT_ATTEMPTS,
  EXPORT_LEASE,
  type ExportFailure,
  LARGE_EXPORT,
  MOST_EXPORTED,
} from '@greenhall/domain/admin/exports';
import { type RawBuilder, sql } from 'kysely';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { audit } from '../../../platform/audit/audit.ts';
import { transact } from '../../../platform/database/transact.ts';
import { failpoint } from '../../../platform/failpoints.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { aboutOf } from './about.ts';
import { callInBackground, checkExported, headerOf, readCells } from './exported-rows.ts';
import { ExportWriter } from './file.ts';
import { storeExportFile, pathFor, removeAttempt, removeAttempts } from './export-files.ts';
import {
  endedExports,
  type ExportRow,
  failExport,
  finishExport,
  forgetExport,
  forgetTurns,
  holdExport,
  isGivenOut,
  makerOf,
  putBackExport,
  takeExport,
  isFileDue,
} from './store.ts';
import { declaredBy } from '../store-declarations.ts';

/** Pages that are read in one step, after which the file is held for longer. */
const PAGES = 20;
/** When a file is begun again after a fault. */
const PAUSE = MINUTE;
const CLEARED_AT_ONCE = 100;

/** A file under way in this process. */
interface Work {
  readonly row: ExportRow;
  readonly writer: ExportWriter;
  readonly rows: number;
  /** The page to be read next; absent for the first one. */
  readonly cursor?: string;
}

/** The rows of a file at most, and from how many on it raises an alarm. */
interface Bounds {
  readonly most: number;
  readonly large: number;
}
const BOUNDS: Bounds = { most: MOST_EXPORTED, large: LARGE_EXPORT };

type ListKey = Parameters<typeof readCells>[2];

interface Asked {
  readonly caller: OperatorCaller;
  readonly list: ListKey;
}

/** Its maker as it is now, who must still read the list. */
async function askedBy({ db }: Ports, { operatorId, list: name }: ExportRow): Promise<Asked | undefined> {
  const maker = await makerOf(db, operatorId);
  if (!maker) return undefined;
  const list = checkExported(maker, name);
  if (!list.ok) return undefined;
  const members = await declaredBy(db, operatorId);
  const caller = { kind: 'operator', operatorId, ...maker, sessionId: 0n, isProved: false, members } as const;
  return { caller, list: list.value };
}

/** Reads the next pages of a file; answers whether they were the last ones. */
async function writePages(
  ports: Ports,
  work: Work,
  { caller, list }: Asked,
  most: number,
): Promise<Result<Pick<Work, 'rows' | 'cursor'> & { readonly isWhole: boolean }>> {
  let { rows, cursor } = work;
  const call: Call = callInBackground(caller);
  for (let n = 0; n < PAGES; n += 1) {
    const page = await readCells(ports, call, list, work.row.filter, cursor);
    if (!page.ok) return page;
    rows += page.value.rows.length;
    cursor = page.value.next;
    if (rows > most || (cursor !== undefined && rows === most)) return refuse('exportTooLarge', { max: most });
    await work.writer.add(page.value.rows);
    if (cursor === undefined) return accept({ rows, isWhole: true });
  }
  return accept({ rows, ...(cursor === undefined ? {} : { cursor }), isWhole: false });
}

/** Writes one file after the other, a step at a time. A process has one under way, and each file is under way in one process. */
export class ExportSweep {
  private readonly ports: Ports;
  private readonly bounds: Bounds;
  private work: Work | undefined;

  constructor(ports: Ports, bounds: Bounds = BOUNDS) {
    this.ports = ports;
    this.bounds = bounds;
  }

  /** Whether a file is under way here, or is to be written. */
  readonly due = (now: Date): RawBuilder<boolean> => (this.work ? sql`true` : isFileDue(now));

  /** Begins a file that is due or goes on with the one under way; false where there is nothing to do. */
  async step(): Promise<boolean> {
    if (!this.work) return this.begin();
    const work = this.work;
    try {
      this.work = await this.goOn(work);
    } catch (error) {
      await this.putBack(work, error);
    }
    return true;
  }

  private until(ms: number): Date {
    return new Date(this.ports.clock.now().getTime() + ms);
  }

  private async begin(): Promise<boolean> {
    const { ports } = this;
    const row = await takeExport(ports.db, ports.clock.now(), this.until(EXPORT_LEASE));
    if (!row) return false;
    if (row.attempts > EXPORT_ATTEMPTS) {
      await removeAttempts(ports, row);
      await failExport(ports.db, row, 'attempts', ports.clock.now());
      return true;
    }
    try {
      // What earlier attempts have left is nobody's.
      await removeAttempts(ports, { ...row, attempts: row.attempts - 1 });
      const asked = await askedBy(ports, row);
      if (!asked) await failExport(ports.db, row, 'right', ports.clock.now());
      else {
        const writer = await ExportWriter.begin(await pathFor(ports, row), headerOf(asked.list));
        this.work = { row, writer, rows: 0 };
      }
    } catch (error) {
      await this.putBack({ row }, error);
    }
    return true;
  }

  /** Closes a file, and removes it unless it is given out: of a commit that was not answered nobody knows how it ended. */
  private async drop({ row, writer }: Pick<Work, 'row'> & Partial<Pick<Work, 'writer'>>): Promise<void> {
    this.work = undefined;
    await writer?.close().catch(() => undefined);
    if (!(await isGivenOut(this.ports.db, row))) await removeAttempt(this.ports, row);
  }

  private async putBack(work: Pick<Work, 'row'> & Partial<Pick<Work, 'writer'>>, error: unknown): Promise<void> {
    const { ports } = this;
    ports.log.warn({ err: error, export: String(work.row.id) }, 'a file could not be written and is begun again');
    await this.drop(work);
    await putBackExport(ports.db, work.row, ports.clock.now(), this.until(PAUSE));
  }

  private async fail(work: Work, failure: ExportFailure): Promise<undefined> {
    await this.drop(work);
    await failExport(this.ports.db, work.row, failure, this.ports.clock.now());
  }

  private async goOn(work: Work): Promise<Work | undefined> {
    const { ports } = this;
    const asked = await askedBy(ports, work.row);
    if (!asked) return this.fail(work, 'right');
    const read = await writePages(ports, work, asked, this.bounds.most);
    if (!read.ok) return this.fail(work, read.refusal === 'exportTooLarge' ? 'rows' : 'asked');
    failpoint(ports.settings, 'admin.export.after-pages');
    const { isWhole, ...at } = read.value;
    if (isWhole) return this.finish({ ...work, ...at }, asked);
    if (await holdExport(ports.db, work.row, at.rows, this.until(EXPORT_LEASE))) return { ...work, ...at };
    await this.drop(work);
    return undefined;
  }

  private async finish({ row, writer, rows }: Work, { caller, list }: Asked): Promise<undefined> {
    const { ports } = this;
    const { username } = caller;
    const at = ports.clock.now();
    const { filter } = row;
    const made = await writer.end(aboutOf({ list, filter, rows, by: username, at }));
    await storeExportFile(ports, row);
    const given = await transact(ports.db, async (tx) => {
      const finished = { rowCount: rows, bytes: BigInt(made.bytes), sha256: made.hash, at };
      if (!(await finishExport(tx, row, finished))) return refuse('statusChanged');
      const detail = { rows, filter, sha256: made.hash, export: String(row.id) };
      await audit(tx, { operator: username, act: 'list.export', subject: list, detail, at });
      if (rows > this.bounds.large)
        await ports.alarms.raiseIn(tx, 'exportLarge', String(row.id), { list, rows, operator: username });
      return accept(true);
    });
    failpoint(ports.settings, 'admin.export.after-commit');
    if (!given.ok) await this.drop({ row });
    return undefined;
  }
}

/** Removes files that have been kept long enough, each before its row, so that none is forgotten. */
export async function clearExports(ports: Ports, before: Date): Promise<void> {
  for (let isGoing = true; isGoing;) {
    const ended = await endedExports(ports.db, before, CLEARED_AT_ONCE);
    for (const row of ended) {
      await removeAttempts(ports, row);
      await forgetExport(ports.db, row.id);
    }
    isGoing = ended.length === CLEARED_AT_ONCE;
  }
  await forgetTurns(ports.db, before);
}
