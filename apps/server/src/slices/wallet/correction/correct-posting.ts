import { memberBeneficiary } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type Correction, CORRECTION_KINDS, correct, isLargeCorrection } from '@greenhall/domain/wallet/correction';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposal } from '../../../platform/approvals/present.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { correctionsOf, post, postingById, readBalance } from '../../ledger/index.ts';
import { namesOf } from '../store.ts';
import { correctedOf } from './posted.ts';

/** What was asked for; `member` is the one whose coins move. */
const storedBody = z.object({
  posting: z.string(),
  way: z.enum(CORRECTION_KINDS),
  amount: z.string(),
  member: z.string(),
  reason: z.string(),
});
type Kept = z.infer<typeof storedBody>;

/** The correction as it would be posted now. A posting is corrected once: who looks at the same one waits until the transaction ends. */
async function plan(tx: Tx, { posting, way, amount, member }: Kept): Promise<Result<Correction>> {
  const id = BigInt(posting);
  await lockText(tx, 'correction', posting);
  const posted = await postingById(tx, id);
  if (!posted) return refuse('notFound');
  if ((await correctionsOf(tx, [id])).length > 0) return refuse('alreadyDecided');
  const claimant = member === '' ? undefined : memberNumber(member);
  return correct(correctedOf(posted), { way, amount: parseAmount(amount), claimant });
}

/** Posts the correction, and tells the member what has moved and why. */
async function apply(outside: ProposalPorts, tx: Tx, body: Kept, at: Date): Promise<Result<true>> {
  const planned = await plan(tx, body);
  if (!planned.ok) return planned;
  const { posting, member } = planned.value;
  const corrects = BigInt(body.posting);
  const posted = await post(tx, { reference: `correction:${corrects}`, at, postings: [posting], corrects });
  if (!posted.ok) return posted;
  const { coin } = posting.from;
  await outside.notify(tx, member, 'corrected', {
    amount: `${body.way === 'take' ? '-' : ''}${formatAmount(posting.amount)}`,
    coin,
    reason: body.reason,
    // A transaction has the number of its first posting.
    movement: String(posted.value),
  });
  return accept(true);
}

/** A correction of one posting. More than so much is another kind, because other roles decide about it. */
const kindOf =
  (name: 'correction' | 'largeCorrection') =>
  (outside: ProposalPorts): ProposalKind<Kept> => ({
    name,
    body: storedBody,
    noticeMs: 0,
    beneficiary: (_, { member }) => memberBeneficiary(memberNumber(member)),
    difference: async (tx, _, body) => {
      const planned = await plan(tx, body);
      if (!planned.ok) return planned;
      const { amount, from } = planned.value.posting;
      return accept([{ field: `corrected.${body.way}`, from: '', to: `${formatAmount(amount)} ${from.coin}` }]);
    },
    apply: (tx, _, body, at) => apply(outside, tx, body, at),
  });

export const correction = kindOf('correction');
export const largeCorrection = kindOf('largeCorrection');

/** Proposes a correction. Coins that are not there are told at once and not only by the approval. */
export function proposeCorrection(
  ports: Ports,
  call: Call<'wallet.proposeCorrection'>,
): Promise<Result<Answer<'wallet.proposeCorrection'>>> {
  const { posting, way, amount = '', member = '', reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.proposeCorrection'>>> => {
    const planned = await plan(tx, { posting, way, amount, member, reason });
    if (!planned.ok) return planned;
    const { posting: moved, member: whose } = planned.value;
    const name = (await namesOf(tx, [whose])).get(whose);
    if (name === undefined) return refuse('memberNotFound');
    if ((await readBalance(tx, moved.from)) < moved.amount) return refuse('insufficientBalance');
    const kind = isLargeCorrection(moved.amount) ? largeCorrection : correction;
    const proposed = await ports.approvals.propose(tx, kind(ports), {
      subject: posting,
      about: { name: `${name} (${whose}) · ${posting}`, id: null },
      body: { posting, way, amount: formatAmount(moved.amount), member: String(whose), reason },
      reason,
      by: call.caller,
    });
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}
