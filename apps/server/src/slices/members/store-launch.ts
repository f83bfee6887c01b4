import type { LaunchState } from '@greenhall/domain/members/launch';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';
import type { Signer } from '../../platform/approvals/persons.ts';

type Risk = Readonly<Record<'zh-Hans' | 'zh-Hant' | 'en' | 'kor' | 'jp' | 'de' | 'spa' | 'fra' | 'pt' | 'th', string>>;

/** A version of what operators recorded for live mode. */
export type LaunchRow = RowOf<typeof LAUNCH>;

const LAUNCH = columns('members_launch', [
  'version',
  'entity',
  'countries',
  'risk',
  'state',
  'proposedBy',
  'proposedById',
  'proposedAt',
  'decidedBy',
  'decidedAt',
  'reason',
]).narrow<{ countries: readonly string[]; risk: Risk; proposedById: OperatorId | null }>();

/** What is in force: the version approved last. Without one this is a sandbox. */
export function launchInForce(db: Db | Tx): Promise<LaunchRow | undefined> {
  return maybeRow(
    db,
    select(LAUNCH)`
      from members_launch where state = 'approved'
       order by decided_at desc, version desc limit 1`,
  );
}

/** Holds off a decision on live mode until this transaction ends; any number of members may join meanwhile. */
export async function keepMode(tx: Tx): Promise<void> {
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

export function launchByVersion(tx: Tx, version: number): Promise<LaunchRow | undefined> {
  return maybeRow(tx, select(LAUNCH)`from members_launch where version = ${version}`);
}

export function insertLaunch(
  tx: Tx,
  fresh: Pick<LaunchRow, 'entity' | 'countries' | 'risk' | 'proposedAt'> & { readonly proposedBy: Signer },
): Promise<LaunchRow> {
  return oneRow(
    tx,
    returning(LAUNCH)`
      insert into members_launch (version, entity, countries, risk, state, proposed_by, proposed_by_id, proposed_at)
      select coalesce(max(version), 0) + 1, ${fresh.entity}, ${JSON.stringify(fresh.countries)}::jsonb,
             ${JSON.stringify(fresh.risk)}::jsonb, 'proposed', ${fresh.proposedBy.name},
             ${fresh.proposedBy.id}, ${fresh.proposedAt}
        from members_launch`,
  );
}

/** Compare-and-set; `undefined` when it was decided already. */
export function decideLaunch(
  tx: Tx,
  version: number,
  to: { state: LaunchState; by: Signer; at: Date; reason: string | null },
): Promise<LaunchRow | undefined> {
  return maybeRow(
    tx,
    returning(LAUNCH)`
      update members_launch set state = ${to.state}, decided_by = ${to.by.name}, decided_by_id = ${to.by.id}, decided_at = ${to.at}, reason = ${to.reason}
       where version = ${version} and state = 'proposed'`,
  );
}

/** Whether only the root member stands here and nothing was ever posted. */
export async function isHouseEmpty(db: Db | Tx): Promise<boolean> {
  const row = await oneRow(
    db,
    sql<{ empty: boolean }>`
      select not exists (select 1 from ledger_movement) and (select count(*) <= 1 from members_member) as empty`,
  );
  return row.empty;
}
