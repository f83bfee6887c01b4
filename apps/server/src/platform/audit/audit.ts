import { createHash } from 'node:crypto';
import { verifyAudit } from './verify.ts';
import {
  AUDIT_ACTS,
  type AuditAct,
  type AuditSubject,
  type ChangingAct,
  type UnchangingAct,
} from '@greenhall/domain/admin/audit-acts';
import { sql } from 'kysely';
import type { Check } from '../checks.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import { listOf } from '../lists/list-of.ts';
import { actingIn, countEntry } from './acting.ts';
import { type ChainedEntry, type Entry, GENESIS, type Head, hashOf } from './chain.ts';

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value>>;

interface Said {
  readonly operator: string | null;
  readonly subject: string | null;
  readonly detail: Values;
  readonly at: Date;
  readonly proposal?: bigint;
}

/** What was there before and after, of a change; null where there was nothing. What is personal or secret is left out. */
type Changed =
  | { readonly before: Values; readonly after: Values | null }
  | { readonly before: null; readonly after: Values };

/** What an operator did, for the audit log. A reason stands in the detail. */
export type Act = Said &
  (
    | (Changed & { readonly act: ChangingAct })
    | (Partial<Changed> & { readonly act: UnchangingAct | Extract<AuditAct, `proposal.${string}`> })
  );

/** What a change has moved: the values that differ. A thing that is new, or gone, has all of them. Throws if there was and is nothing. */
export function changeOf(before: Values | null, after: Values | null): Changed {
  if (before === null) {
    if (after === null) throw new Error('nothing was there, and nothing is');
    return { before, after };
  }
  if (after === null) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  const among = (values: Values) =>
    Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));
  return { before: among(before), after: among(after) };
}

/** The change of a thing's state alone. */
export const stateChange = (from: string | null, to: string): Changed =>
  changeOf(from === null ? null : { state: from }, { state: to });

/** The most bytes of what was there before, and of what was there after. */
const MOST_BYTES = 8_192;
/** How long a text may be; where the whole is too large then, how long each may be. */
const LONGEST = [500, 60] as const;

const digested = (values: Values, longest: number): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (typeof value !== 'string' || value.length <= longest) return [name, value];
      return [name, `sha256:${createHash('sha256').update(value).digest('hex')} (${value.length})`];
    }),
  );

/** A long text stands in the log as its digest, which shows that it has changed, so that entries stay small. */
function shortened(values: Values | null): Values | null {
  if (values === null) return null;
  const [first, second] = LONGEST;
  const short = digested(values, first);
  return Buffer.byteLength(JSON.stringify(short)) <= MOST_BYTES ? short : digested(values, second);
}

const COLUMNS = sql`sequence, form, operator, act, subject, detail, at, role, session, request, network,
  subject_kind as "subjectKind", reason, proposal, before, after, hash`;

/** The end of the chain. */
export async function auditHead(db: Db | Tx): Promise<Head> {
  const last = sql<Head>`select sequence, hash from platform_audit order by sequence desc limit 1`;
  return (await maybeRow(db, last)) ?? GENESIS;
}

/** The hash of an entry of the audit log; `undefined` if there is none of that number. */
export async function auditHash(db: Db | Tx, sequence: bigint): Promise<Uint8Array | undefined> {
  const entry = sql<Pick<Head, 'hash'>>`select hash from platform_audit where sequence = ${sequence}`;
  return (await maybeRow(db, entry))?.hash;
}

/** Appends an operator's act to the hash-chained audit log, in the transaction of the act. */
export async function audit(tx: Tx, { detail: said, ...given }: Act): Promise<void> {
  const { reason = null, ...detail } = said;
  const { before: was = null, after: is = null, proposal = null, ...act } = given;
  const [before, after] = [shortened(was), shortened(is)];
  await lock(tx, 'auditChain');
  const last = await auditHead(tx);
  if (act.operator !== null) countEntry(tx);
  const entry: Entry = {
    ...act,
    ...actingIn(tx),
    form: 2,
    sequence: last.sequence + 1n,
    subjectKind: AUDIT_ACTS[act.act],
    detail,
    reason: reason === null ? null : String(reason),
    proposal,
    before,
    after,
  };
  const json = (values: Values | null) => (values === null ? null : JSON.stringify(values));
  await run(
    tx,
    sql`insert into platform_audit (sequence, form, operator, act, subject, detail, at, role, session, request, network,
                                    subject_kind, reason, proposal, before, after, previous, hash)
        values (${entry.sequence}, ${entry.form}, ${entry.operator}, ${entry.act}, ${entry.subject},
                ${JSON.stringify(detail)}::jsonb, ${entry.at}, ${entry.role}, ${entry.session}, ${entry.request},
                ${entry.network}, ${entry.subjectKind}, ${entry.reason}, ${proposal}, ${json(before)}::jsonb,
                ${json(after)}::jsonb, ${last.hash}, ${hashOf(last.hash, entry)})`,
  );
}

/** The audit log, newest first. */
export const AUDIT = listOf('admin.audit', 'platform_audit', {
  key: 'sequence',
  filters: { operator: 'operator', act: 'act', subject: 'subject', made: 'at' },
  orders: { made: 'sequence' },
  read: (part) => sql<ChainedEntry>`select ${COLUMNS} from platform_audit ${part}`,
});

/** What operators did to a thing of one of these kinds, by its number, oldest first. */
export function auditAbout(
  db: Db,
  subject: string,
  kinds: readonly AuditSubject[],
  ofCase: bigint | undefined,
  limit: number,
): Promise<Pick<ChainedEntry, 'at' | 'operator' | 'act' | 'reason' | 'detail'>[]> {
  return rows(
    db,
    sql<ChainedEntry>`
      select ${COLUMNS} from platform_audit
       where subject = ${subject} and (subject_kind is null or subject_kind = any(${kinds}::text[]))
         ${ofCase === undefined ? sql`` : sql`and detail->>'case' = ${String(ofCase)}`}
       order by sequence limit ${limit}`,
  );
}

/** The entries behind a number, oldest first. */
export function auditAfter(db: Db, sequence: bigint, limit: number): Promise<ChainedEntry[]> {
  return rows(
    db,
    sql<ChainedEntry>`select ${COLUMNS} from platform_audit where sequence > ${sequence} order by sequence limit ${limit}`,
  );
}

const AT_ONCE = 5_000;

/** All entries, oldest first, in parts that fit into memory. */
export async function* entriesOf(db: Db): AsyncGenerator<ChainedEntry> {
  let after = 0n;
  for (;;) {
    const page = await auditAfter(db, after, AT_ONCE);
    yield* page;
    after = page.at(-1)?.sequence ?? after;
    if (page.length < AT_ONCE) return;
  }
}

export const auditCheck: Check = {
  name: 'the audit log’s chain of hashes is whole',
  run: async (db) => {
    const { fault } = await verifyAudit(entriesOf(db), []);
    return fault ? [`entry ${fault.at}`] : [];
  },
};
