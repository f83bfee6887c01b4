import type { About, Change } from '@greenhall/contract/shared/proposal';
import type { ProposalKindName } from '@greenhall/domain/admin/proposals';
import type { Beneficiary, OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { ProposalState } from '@greenhall/domain/shared/proposal';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../database/database.ts';
import type { Signer } from './persons.ts';
import { BEYOND_LAST } from '../cursor.ts';
import type { StoredBody } from './kind.ts';
import { int8Column } from '../database/columns.ts';

export interface ProposalRow {
  readonly id: bigint;
  readonly kind: ProposalKindName;
  /** What keeps two open proposals of a kind about one thing apart. */
  readonly subject: string;
  /** What it is about, as operators read it; null in proposals of earlier versions. */
  readonly about: About | null;
  readonly body: StoredBody;
  readonly difference: readonly Change[];
  /** The member whom it concerns. */
  readonly beneficiary: MemberNo | null;
  /** The operator whom it concerns. */
  readonly beneficiaryOperator: OperatorId | null;
  readonly reason: string;
  readonly state: ProposalState;
  readonly makerId: OperatorId;
  readonly maker: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly checkerId: OperatorId | null;
  readonly checker: string | null;
  readonly decidedAt: Date | null;
  readonly decision: string | null;
  readonly notBefore: Date | null;
  /** Binds it to the secret of the installation; null in proposals of earlier versions. */
  readonly seal: Uint8Array | null;
}

const PROPOSAL = sql`id, kind, subject, about, body, difference, beneficiary,
  beneficiary_operator as "beneficiaryOperator", reason, state, maker_id as "makerId", maker,
  created_at as "createdAt", expires_at as "expiresAt", checker_id as "checkerId", checker, decided_at as "decidedAt", decision,
  not_before as "notBefore", seal`;

/** The member and the operator whom a proposal concerns. */
export const concernedBy = (beneficiary: Beneficiary): [MemberNo | null, OperatorId | null] => [
  beneficiary.kind === 'member' ? beneficiary.no : null,
  beneficiary.kind === 'operator' ? beneficiary.id : null,
];

/** Stores a proposal; `undefined` if one of its kind about the same subject is open. */
export function insertProposal(
  tx: Tx,
  fresh: Pick<ProposalRow, 'kind' | 'subject' | 'about' | 'body' | 'difference' | 'reason' | 'expiresAt'> & {
    readonly beneficiary: Beneficiary;
    readonly by: Signer;
    readonly at: Date;
    readonly seal: Uint8Array;
  },
): Promise<ProposalRow | undefined> {
  const [memberNo, operator] = concernedBy(fresh.beneficiary);
  return maybeRow(
    tx,
    sql<ProposalRow>`
      insert into platform_proposal (kind, subject, about, body, difference, beneficiary, beneficiary_operator, reason, state,
                                     maker_id, maker, created_at, expires_at, seal)
      values (${fresh.kind}, ${fresh.subject}, ${JSON.stringify(fresh.about)}::jsonb, ${JSON.stringify(fresh.body)}::jsonb,
              ${JSON.stringify(fresh.difference)}::jsonb, ${memberNo}, ${operator}, ${fresh.reason}, 'proposed',
              ${fresh.by.id}, ${fresh.by.name}, ${fresh.at}, ${fresh.expiresAt}, ${fresh.seal})
      on conflict (kind, subject) where state in ('proposed', 'approved') do nothing returning ${PROPOSAL}`,
  );
}

/** Reads a proposal and locks it until the transaction ends. */
export function lockProposal(tx: Tx, id: bigint): Promise<ProposalRow | undefined> {
  return maybeRow(tx, sql<ProposalRow>`select ${PROPOSAL} from platform_proposal where id = ${id} for update`);
}

interface Decided {
  readonly by: Signer;
  readonly at: Date;
  readonly decision: string | null;
  readonly notBefore: Date | null;
}

/** Stores an operator's decision by compare-and-set; `undefined` if another decision came first. */
export function decideProposal(
  tx: Tx,
  { id, state: from }: Pick<ProposalRow, 'id' | 'state'>,
  to: ProposalState,
  { by, at, decision, notBefore }: Decided,
): Promise<ProposalRow | undefined> {
  return maybeRow(
    tx,
    sql<ProposalRow>`
      update platform_proposal set state = ${to}, checker_id = ${by.id}, checker = ${by.name}, decided_at = ${at},
             decision = ${decision}, not_before = ${notBefore}
       where id = ${id} and state = ${from} returning ${PROPOSAL}`,
  );
}

/**
 * Stores the end of a proposal that no operator caused, by compare-and-set; `undefined` if another change came first.
 */
export function endProposal(
  tx: Tx,
  { id, state: from }: Pick<ProposalRow, 'id' | 'state'>,
  to: 'applied' | 'expired' | 'stale' | 'withdrawn',
  at: Date,
): Promise<ProposalRow | undefined> {
  return maybeRow(
    tx,
    sql<ProposalRow>`
      update platform_proposal set state = ${to}, applied_at = ${to === 'applied' ? at : null}
       where id = ${id} and state = ${from} returning ${PROPOSAL}`,
  );
}

/** The approved proposals that are not in force yet and are the step of an operator, locked until the transaction ends. */
export function lockApprovedOf(tx: Tx, operator: OperatorId, now: Date): Promise<ProposalRow[]> {
  return rows(
    tx,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal
       where state = 'approved' and not_before > ${now} and (maker_id = ${operator} or checker_id = ${operator})
       order by id for update`,
  );
}

/** Whether a proposal was approved and neither reopened nor withdrawn since, for what is in force by time alone. */
export const isApproved = (proposal: RawBuilder<unknown>): RawBuilder<boolean> => sql`
  exists (select from platform_proposal a where a.id = ${proposal} and a.state in ('approved', 'applied'))`;

/** Takes an approval back, by compare-and-set; `undefined` if another change came first. */
export function reopenProposal(
  tx: Tx,
  { id, state: from }: Pick<ProposalRow, 'id' | 'state'>,
  expiresAt: Date,
): Promise<ProposalRow | undefined> {
  return maybeRow(
    tx,
    sql<ProposalRow>`
      update platform_proposal
         set state = 'proposed', checker_id = null, checker = null, decided_at = null, decision = null, not_before = null,
             expires_at = ${expiresAt}
       where id = ${id} and state = ${from} returning ${PROPOSAL}`,
  );
}

/** Whether a proposal is of this kind and about this subject, and still open. */
export async function isOpenProposal(db: Db, id: bigint, kind: ProposalKindName, subject: string): Promise<boolean> {
  const found = await maybeRow(
    db,
    sql`select id from platform_proposal
         where id = ${id} and kind = ${kind} and subject = ${subject} and state in ('proposed', 'approved')`,
  );
  return found !== undefined;
}

/** The open proposals that have a seal. */
export function sealedProposals(db: Db): Promise<ProposalRow[]> {
  return rows(
    db,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal where state in ('proposed', 'approved') and seal is not null order by id`,
  );
}

const AT_ONCE = 100;

/** The proposals whose notice has passed, and those that nobody has decided in time. */
const proposalDue = (now: Date) =>
  sql`(state = 'approved' and not_before <= ${now}) or (state = 'proposed' and expires_at <= ${now})`;

/** Whether a proposal is in force, or was not decided in time. */
export const isProposalDue = (now: Date): RawBuilder<boolean> =>
  sql`exists (select from platform_proposal where ${proposalDue(now)})`;

export async function dueProposals(db: Db, now: Date): Promise<bigint[]> {
  const found = await rows(
    db,
    sql<{ id: bigint }>`
      select id from platform_proposal
       where ${proposalDue(now)}
       order by id limit ${AT_ONCE}`,
  );
  return found.map((row) => row.id);
}

/** Newest first. */
export function listProposals(
  db: Db,
  isOpen: boolean | undefined,
  before: bigint | undefined,
  limit: number,
): Promise<ProposalRow[]> {
  return rows(
    db,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal
       where id < ${before ?? BEYOND_LAST}
         and (${isOpen ?? null}::boolean is null or (state in ('proposed', 'approved')) = ${isOpen ?? null})
       order by id desc limit ${limit}`,
  );
}

/** The approved proposals of a kind that are not in force yet. */
export function announcedProposals(db: Db | Tx, kind: ProposalKindName): Promise<ProposalRow[]> {
  return rows(
    db,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal where kind = ${kind} and state = 'approved' order by id limit 200`,
  );
}

/** The proposals of a kind that are not decided, or not in force yet. */
export function openProposalsOf(db: Db | Tx, kind: ProposalKindName): Promise<ProposalRow[]> {
  return rows(
    db,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal where kind = ${kind} and state in ('proposed', 'approved') order by id limit 200`,
  );
}

/** From when the approved proposal of a kind about a member is in force, as part of another statement. */
export const announcedFrom = (kind: ProposalKindName, member: MemberNo): RawBuilder<Date | null> => sql<Date | null>`
  (select not_before from platform_proposal
    where kind = ${kind} and state = 'approved' and beneficiary = ${member} order by id limit 1)`;

/** The approved proposal of a kind about a member that is not in force yet. */
export function announcedAbout(
  db: Db | Tx,
  kind: ProposalKindName,
  member: MemberNo,
): Promise<ProposalRow | undefined> {
  return maybeRow(
    db,
    sql<ProposalRow>`
      select ${PROPOSAL} from platform_proposal
       where kind = ${kind} and state = 'approved' and beneficiary = ${member} order by id limit 1`,
  );
}

/** The proposal of a kind that one operator has made and nobody has decided, by its number. */
export async function waitingProposal(db: Db, kind: ProposalKindName): Promise<string | null> {
  const found = (await openProposalsOf(db, kind)).find(({ state }) => state === 'proposed');
  return found ? String(found.id) : null;
}

export function proposalById(db: Db | Tx, id: bigint): Promise<ProposalRow> {
  return oneRow(db, sql<ProposalRow>`select ${PROPOSAL} from platform_proposal where id = ${id}`);
}

export async function proposalsByIds(db: Db, ids: readonly bigint[]): Promise<ProposalRow[]> {
  if (ids.length === 0) return [];
  return rows(
    db,
    sql<ProposalRow>`select ${PROPOSAL} from platform_proposal where id = any(${int8Column(ids)}::bigint[])`,
  );
}
