import { type Result, accept } from '@greenhall/domain/shared/result';
import type { proposal } from '@greenhall/contract/shared/proposal';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type * as z from 'zod/mini';
import { digestOf } from './seal.ts';
import type { ProposalRow } from './store.ts';

/** A proposal as the requesting operator sees it. */
export function presentProposal(row: ProposalRow, operator: OperatorId): z.infer<typeof proposal> {
  return {
    id: String(row.id),
    kind: row.kind,
    about: row.about ?? { name: row.subject, id: null },
    changes: row.difference.map((change) => ({ ...change })),
    reason: row.reason,
    state: row.state,
    maker: row.maker,
    isMine: row.makerId === operator,
    at: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    checker: row.checker,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decision: row.decision,
    digest: digestOf(row.seal),
    notBefore: row.notBefore?.toISOString() ?? null,
  };
}

/** The answer of a call whose effect waits for another operator: the number of what was proposed. */
export function presentProposed(proposed: Result<ProposalRow>): Result<{ proposal: string }> {
  return proposed.ok ? accept({ proposal: String(proposed.value.id) }) : proposed;
}
