import { SALES, changeSale } from '@greenhall/domain/members/level-sale';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { lockSaleOf, planAt, storeSale } from '../../members/index.ts';

const storedBody = z.object({ to: z.enum(SALES) });
type Proposed = z.infer<typeof storedBody>;

/**
 * A level that is closed for purchases or opened again, at once; the level is the subject, so that one proposal about each is open at a time.
 * Rule: members#closed-for-purchases.
 */
export const levelSale = ({ clock }: Pick<ProposalPorts, 'clock'>): ProposalKind<Proposed> => {
  const step = async (tx: Tx, subject: string, { to }: Proposed) => {
    const level = Number(subject);
    const { plan } = await planAt(tx, clock.now());
    return changeSale(plan.levels, level, await lockSaleOf(tx, level), to);
  };
  return {
    name: 'levelSale',
    body: storedBody,
    noticeMs: 0,
    beneficiary: () => NOBODY,
    difference: async (tx, subject, body) => {
      const made = await step(tx, subject, body);
      return made.ok ? accept([{ field: 'levelSale', ...made.value }]) : made;
    },
    apply: async (tx, subject, body, at, _by, proposal) => {
      const made = await step(tx, subject, body);
      if (!made.ok) return made;
      await storeSale(tx, Number(subject), { to: made.value.to, proposal, at });
      // Open screens of members read the levels again.
      await notifyEverybody(tx, { what: 'stock', id: '' }, at);
      return accept(true);
    },
  };
};

/** Proposes to close a level for purchases, or to open it again. */
export function proposeLevelSale(
  ports: Ports,
  call: Call<'stock.proposeLevelSale'>,
): Promise<Result<Answer<'stock.proposeLevelSale'>>> {
  const level = String(call.params.level);
  const { to, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'stock.proposeLevelSale'>>> => {
    const about = { name: `V${level}`, id: null };
    const fresh = { subject: level, about, body: { to }, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, levelSale(ports), fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
