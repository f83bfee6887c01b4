import { verifyAudit } from './verify.ts';
import { AUDIT_ACTS, type AuditAct, type AuditSubject } from '@greenhall/domain/admin/audit-acts';
import { sql } from 'kysely';
import type { Check } from '../checks.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../database/database.ts';
import { lock } from '../database/locks.ts';
import { listOf } from '../lists/list-of.ts';
import { actingIn, countEntry } from './acting.ts';
import { type ChainedEntry, type Entry, GENESIS, type Head, hashOf } from './chain.ts';

type Value = string | number | boolean | null;
type Values = Readonly<Record<string, Value>>;

/** What an operator did, for the audit log. A reason stands in the detail. */
export interface Act {
  readonly operator: string | null;
  readonly act: AuditAct;
  readonly subject: string | null;
  readonly detail: Values;
  readonly at: Date;
  readonly proposal?: bigint;
  /** What was there before and after, of a change. What is personal or secret is given as its digest. */
  readonly before?: Values;
  readonly after?: Values;
}

const COLUMNS = sql`sequence, form, operator, act, subject, detail, at, role, session, request, network,
  subject_kind as "subjectKind", reason, proposal, before, after, hash`;

/** The end of the chain. */
export async function auditHead(db: Db | Tx): Promise<Head> {
  const last = sql<Head>`select sequence, hash from platform_audit order by sequence desc limit 1`;
  return (await maybeRow(db, last)) ?? GENESIS;
}

/** Appends an operator's act to the hash-chained audit log, in the transaction of the act. */
export async function audit(tx: Tx, { detail: said, ...given }: Act): Promise<void> {
  const { reason = null, ...detail } = said;
  const { before = null, after = null, proposal = null, ...act } = given;
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
