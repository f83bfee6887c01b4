import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { checkStep, readRate } from '@greenhall/domain/wallet/reference-rate';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { insertRate, ratesOf, type RateRow } from '../rate/store-rates.ts';

/** The rate as it was typed, and when that was: the day of the figures that are made with it. */
const storedBody = z.object({ rate: z.string(), at: z.string() });
type Proposed = z.infer<typeof storedBody>;

/** The rate with the newest one before it, if it may follow: `amountRule`, `rateTooFar`. */
async function nextRate(
  tx: Tx,
  currency: string,
  typed: string,
  now: Date,
): Promise<Result<{ rate: bigint; before: RateRow | undefined }>> {
  const rate = readRate(typed);
  if (!rate.ok) return rate;
  const rows = await ratesOf(tx, currency);
  const earlier = rows.map((row) => ({
    rate: row.rate,
    of: row.proposedAt.getTime(),
    approvedAt: row.approvedAt.getTime(),
  }));
  const step = checkStep(rate.value, earlier, now.getTime());
  return step.ok ? accept({ rate: rate.value, before: rows[0] }) : step;
}

/**
 * A rate of a currency, which is its subject: of two operators who propose one at a time, the second is told that one is open. What another
 * operator has approved since it was proposed counts when it is decided.
 */
export const referenceRate = ({ clock }: Pick<Ports, 'clock'>): ProposalKind<Proposed> => ({
  name: 'referenceRate',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, currency, { rate }) => {
    const next = await nextRate(tx, currency, rate, clock.now());
    if (!next.ok) return next;
    const { before } = next.value;
    const from = before ? formatAmount(before.rate) : '';
    return accept([{ field: 'referenceRate', from, to: formatAmount(next.value.rate) }]);
  },
  apply: async (tx, currency, { rate, at: proposedAt }, at) => {
    const next = await nextRate(tx, currency, rate, at);
    if (!next.ok) return next;
    await insertRate(tx, { currency, rate: next.value.rate, proposedAt: new Date(proposedAt), approvedAt: at });
    return accept(true);
  },
});

/** Proposes a rate. */
export function proposeRate(
  ports: Ports,
  call: Call<'wallet.proposeRate'>,
): Promise<Result<Answer<'wallet.proposeRate'>>> {
  const { currency, rate, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.proposeRate'>>> => {
    const proposed = await ports.approvals.propose(tx, referenceRate(ports), {
      subject: currency,
      body: { rate, at: ports.clock.now().toISOString() },
      reason,
      by: call.caller,
    });
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
