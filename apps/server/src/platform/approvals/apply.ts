import type { Act } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Logger } from 'pino';
import { audit } from '../audit.ts';
import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { ProposalKind } from './kind.ts';
import type { Persons } from './persons.ts';
import { type ProposalRow, dueProposals, endProposal, lockProposal } from './store.ts';

/** What approvals stand on. */
export interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  readonly persons: Persons;
  /** Whether an operator who proposed something in an act may not do so any more. */
  readonly hasLostRight: (tx: Tx, operator: OperatorId, act: Act) => Promise<boolean>;
  /** Every kind of proposal that there is. */
  readonly kinds: readonly ProposalKind[];
}

export function kindOf({ kinds }: Needs, { kind: name }: ProposalRow): ProposalKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`nothing is known of proposals of the kind ${name}`);
  return kind;
}

/** Writes a step of a proposal to the log of operators' acts. */
export function written(tx: Tx, row: ProposalRow, operator: string | null, act: string, at: Date): Promise<void> {
  const changes = row.difference.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join('; ');
  const detail = { id: String(row.id), changes, reason: row.decision ?? row.reason };
  return audit(tx, { operator, act: `proposal.${act}`, subject: `${row.kind} ${row.subject}`, detail, at });
}

/** Does what was approved. */
export async function applyProposal(needs: Needs, tx: Tx, row: ProposalRow): Promise<Result<ProposalRow>> {
  const at = needs.clock.now();
  const done = await kindOf(needs, row).apply(tx, row.subject, row.body, at);
  if (!done.ok) return done;
  const moved = await endProposal(tx, row, 'applied', at);
  if (!moved) return refuse('alreadyDecided');
  await written(tx, moved, null, 'apply', at);
  return accept(moved);
}

async function lapse(tx: Tx, row: ProposalRow, at: Date): Promise<void> {
  const lapsed = await endProposal(tx, row, 'expired', at);
  if (lapsed) await written(tx, lapsed, null, 'expire', at);
}

/** What is due of one proposal; it may have been done, or taken back, since it was listed. */
function settleOne(needs: Needs, id: bigint): Promise<Result<void>> {
  return transact(needs.db, async (tx) => {
    const at = needs.clock.now();
    const row = await lockProposal(tx, id);
    if (row?.state === 'proposed' && row.expiresAt <= at) await lapse(tx, row, at);
    if (row?.state !== 'approved' || row.notBefore === null || row.notBefore > at) return accept(undefined);
    const done = await applyProposal(needs, tx, row);
    return done.ok ? accept(undefined) : done;
  });
}

/** Does what is in force now and lets lapse what nobody has decided. What can no longer be applied lapses too. */
export async function settleProposals(needs: Needs): Promise<void> {
  for (const id of await dueProposals(needs.db, needs.clock.now())) {
    const done = await settleOne(needs, id);
    if (done.ok) continue;
    needs.log.error({ proposal: String(id), refusal: done.refusal }, 'an approved proposal could not be applied');
    await transact(needs.db, async (tx) => {
      const row = await lockProposal(tx, id);
      if (row?.state === 'approved') await lapse(tx, row, needs.clock.now());
      return accept(undefined);
    });
  }
}
