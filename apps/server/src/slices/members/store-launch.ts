import type { LaunchRecord } from '@greenhall/contract/members/launch';
import { sql } from 'kysely';
import type { ProposalRow } from '../../platform/approvals/store.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** A version of what two operators recorded for live mode. */
export type LaunchRow = RowOf<typeof LAUNCH>;

const LAUNCH = columns('members_launch', [
  'version',
  'entity',
  'countries',
  'risk',
  'proposedBy',
  'proposedAt',
  'decidedBy',
  'decidedAt',
]).narrow<{ countries: readonly string[]; risk: LaunchRecord['risk'] }>();

/** What is in force: the version approved last. Without one this is a sandbox. */
export function launchInForce(db: Db | Tx): Promise<LaunchRow | undefined> {
  return maybeRow(
    db,
    select(LAUNCH)`
      from members_launch order by decided_at desc, version desc limit 1`,
  );
}

/** Whether any version is in force, without its long texts. */
export async function isLaunched(db: Db | Tx): Promise<boolean> {
  return (await oneRow(db, sql<{ is: boolean }>`select exists (select from members_launch) as is`)).is;
}

/** Holds off a decision on live mode until this transaction ends; any number of members may join meanwhile. */
export async function lockModeShared(tx: Tx): Promise<void> {
  await run(tx, sql`lock table members_launch in share mode`);
}

/** Waits for everybody who is joining, and holds off others until this transaction ends. */
export async function lockMode(tx: Tx): Promise<void> {
  await run(tx, sql`lock table members_launch in share row exclusive mode`);
}

const LISTED = 100;

/** Newest first. */
export function listLaunches(db: Db): Promise<LaunchRow[]> {
  return rows(db, select(LAUNCH)`from members_launch order by version desc limit ${LISTED}`);
}

/** Puts what a proposal records in force, as the next version. */
export async function insertLaunch(
  tx: Tx,
  { maker, makerId, createdAt, checker, checkerId, decidedAt }: ProposalRow,
  { entity, countries, risk }: LaunchRecord,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into members_launch (version, entity, countries, risk, proposed_by, proposed_by_id, proposed_at, decided_by, decided_by_id,
                                  decided_at)
      select coalesce(max(version), 0) + 1, ${entity}, ${JSON.stringify(countries)}::jsonb, ${JSON.stringify(risk)}::jsonb, ${maker},
             ${makerId}, ${createdAt}, ${checker}, ${checkerId}, ${decidedAt}
        from members_launch`,
  );
}

/** Whether only the root member stands here and nothing was ever posted. */
export async function isPlatformEmpty(db: Db | Tx): Promise<boolean> {
  const row = await oneRow(
    db,
    sql<{ empty: boolean }>`
      select not exists (select 1 from ledger_movement) and (select count(*) <= 1 from members_member) as empty`,
  );
  return row.empty;
}
