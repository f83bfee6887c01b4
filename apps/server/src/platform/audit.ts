import { createHash } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { sql } from 'kysely';
import type { Check } from './checks.ts';
import { type Tx, maybeRow, rows, run } from './database/database.ts';
import { lock } from './database/locks.ts';
import { listOf } from './lists/list-of.ts';

export interface Act {
  readonly operator: string | null;
  readonly act: string;
  readonly subject: string | null;
  readonly detail: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

interface AuditRow extends Act {
  readonly sequence: bigint;
  readonly hash: Uint8Array;
}

const GENESIS = Buffer.alloc(32);

function hashOf(previous: Uint8Array, sequence: bigint, entry: Act): Buffer {
  const line = [
    sequence,
    entry.operator ?? '',
    entry.act,
    entry.subject ?? '',
    canonicalJson(entry.detail),
    entry.at.toISOString(),
  ];
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify(line.map(String)))
    .digest();
}

/** Appends an operator's act to the hash-chained audit log, in the transaction of the act. */
export async function audit(tx: Tx, entry: Act): Promise<void> {
  await lock(tx, 'auditChain');
  const last = await maybeRow(
    tx,
    sql<{
      sequence: bigint;
      hash: Uint8Array;
    }>`select sequence, hash from platform_audit order by sequence desc limit 1`,
  );
  const sequence = (last?.sequence ?? 0n) + 1n;
  const previous = last?.hash ?? GENESIS;
  await run(
    tx,
    sql`insert into platform_audit (sequence, operator, act, subject, detail, at, previous, hash)
        values (${sequence}, ${entry.operator}, ${entry.act}, ${entry.subject}, ${JSON.stringify(entry.detail)}::jsonb,
                ${entry.at}, ${previous}, ${hashOf(previous, sequence, entry)})`,
  );
}

/** The audit log, newest first. */
export const AUDIT = listOf('admin.audit', 'platform_audit', {
  key: 'sequence',
  filters: { operator: 'operator', act: 'act', subject: 'subject', made: 'at' },
  orders: { made: 'sequence' },
  read: (part) => sql<AuditRow>`select sequence, operator, act, subject, detail, at, hash from platform_audit ${part}`,
});

export const auditCheck: Check = {
  name: 'the audit log’s chain of hashes is whole',
  run: async (db) => {
    let previous: Uint8Array = GENESIS;
    let sequence = 0n;
    for (;;) {
      const page = await rows(
        db,
        sql<AuditRow>`select sequence, operator, act, subject, detail, at, hash from platform_audit
                       where sequence > ${sequence} order by sequence limit 1000`,
      );
      for (const row of page) {
        sequence += 1n;
        if (row.sequence !== sequence || !hashOf(previous, sequence, row).equals(row.hash))
          return [`entry ${sequence}`];
        previous = row.hash;
      }
      if (page.length < 1000) return [];
    }
  },
};
