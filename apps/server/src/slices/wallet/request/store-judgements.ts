import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import type { Amount } from '@greenhall/domain/shared/money';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../../platform/database/select.ts';

/** A report whose transaction the chain does not show in full yet. */
export type ReportToJudge = RowOf<typeof REPORT>;

const REPORT = columns('wallet_recharge as r', ['id', 'memberNo', 'txid', 'judgement'])
  .narrow<{ txid: string; judgement: PaymentChecks | null }>()
  .and(
    columns('wallet_exact_payment as e', ['wayId', 'network', 'amount', 'madeAt']).narrow<{ amount: Amount<'usdt'> }>(),
  );

/** Reports that wait for operators and are neither proved nor refuted, those judged longest ago first. */
const TO_JUDGE = sql`r.txid is not null and r.proved_at is null and r.state in ('submitted', 'approved')
  and coalesce(r.judgement ->> 'outcome', 'waiting') = 'waiting'`;

/** Whether a report waits for what the chain shows. */
export const isReportToJudge = (): RawBuilder<boolean> => sql`exists (select from wallet_recharge r where ${TO_JUDGE})`;

export const reportsToJudge = (db: Db, limit: number): Promise<ReportToJudge[]> =>
  rows(
    db,
    select(REPORT)`
      from wallet_recharge r join wallet_exact_payment e on e.id = r.exact_id
       where ${TO_JUDGE}
       order by r.judged_at nulls first, r.id limit ${limit}`,
  );

/** Keeps a judgement; false if the report was decided or proved meanwhile. */
export async function storeJudgement(
  tx: Tx,
  id: bigint,
  { checks, at, isProved }: { readonly checks: PaymentChecks; readonly at: Date; readonly isProved: boolean },
): Promise<boolean> {
  const kept = await run(
    tx,
    sql`update wallet_recharge
           set judgement = ${JSON.stringify(checks)}::jsonb, judged_at = ${at},
               proved_at = case when ${isProved} then ${at}::timestamptz end
         where id = ${id} and proved_at is null and state in ('submitted', 'approved')`,
  );
  return kept === 1;
}

/** Records that a report was judged again, so that others come first in the next round. */
export async function setJudgedAt(db: Db, id: bigint, at: Date): Promise<void> {
  await run(db, sql`update wallet_recharge set judged_at = ${at} where id = ${id}`);
}

const ALSO = columns('wallet_recharge as r', ['id']).and({
  numbers: sql<string[]>`array(select o.number from wallet_recharge o
                                where o.id <> r.id and (o.txid = r.txid or o.reference_key = r.reference_key)
                                order by o.id limit 5)`,
});

/** Numbers of the other reports that name the transactions of these, by the report's id. */
export async function namedAlsoBy(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const found = await rows(
    db,
    select(ALSO)`
      from wallet_recharge r where r.id = any(${ids}::bigint[]) and r.txid is not null limit 200`,
  );
  return new Map(found.map((row) => [row.id, row.numbers]));
}
