import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import {
  PAY_IN_FIELDS,
  DEPOSIT_METHOD_TRANSITIONS,
  PAY_IN_NOTICE,
  type PayInField,
  networkOf,
} from '@greenhall/domain/wallet/pay-in';
import * as z from 'zod/mini';
import type { Change, ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { notifyEverybody } from '../../../platform/live/store.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isMembersAddress, takeAddress } from '../account/store-addresses.ts';
import { isIntact, sealOf } from '../pay-in/seal.ts';
import { isPayable } from '../pay-in/deposit-methods.ts';
import {
  isOpenAt,
  lockDepositMethod,
  openDepositMethod,
  type DepositMethodRow,
} from '../pay-in/store-deposit-methods.ts';

type Own = Pick<Ports, 'secret' | 'chain'>;

/** The way that is proposed, by its number: its terms are sealed, those of a proposal are not. */
const storedBody = z.object({ way: z.string() });
type Proposed = z.infer<typeof storedBody>;

const shown = (way: DepositMethodRow, field: PayInField): string =>
  field === 'least' || field === 'most' ? formatAmount(way[field]) : String(way[field]);

/**
 * The way, if it may be opened: `notFound`, `statusChanged` for one that was changed, or to an account that has an open one,
 * `addressInvalid` for an address at which nobody can be paid, `addressKeptApart` for one that is or was a member's.
 */
async function proposedWay({ secret, chain }: Own, tx: Tx, { way }: Proposed): Promise<Result<DepositMethodRow>> {
  const row = await lockDepositMethod(tx, BigInt(way));
  if (!row) return refuse('notFound');
  const mayOpen =
    DEPOSIT_METHOD_TRANSITIONS.can(row.state, 'open') && isIntact(secret, row) && !(await isOpenAt(tx, row));
  if (!mayOpen) return refuse('statusChanged');
  const network = networkOf(row.kind);
  if (!network) return accept(row);
  if (!isPayable(chain, row)) return refuse('addressInvalid');
  return (await isMembersAddress(tx, network, row.account)) ? refuse('addressKeptApart') : accept(row);
}

/** A way to pay in, which opens a day after its approval. */
export const depositMethod = ({ secret, chain, alarms }: Own & Pick<Ports, 'alarms'>): ProposalKind<Proposed> => ({
  name: 'payInWay',
  body: storedBody,
  noticeMs: PAY_IN_NOTICE,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const row = await proposedWay({ secret, chain }, tx, body);
    if (!row.ok) return row;
    return accept(
      PAY_IN_FIELDS.map((field): Change => ({ field: `payIn.${field}`, from: '', to: shown(row.value, field) })),
    );
  },
  recheck: (tx, _subject, body) => proposedWay({ secret, chain }, tx, body),
  apply: async (tx, _subject, body, at) => {
    const row = await proposedWay({ secret, chain }, tx, body);
    if (!row.ok) return row;
    const network = networkOf(row.value.kind);
    const isOurs = !network || (await takeAddress(tx, network, row.value.account, 'payIn'));
    if (!isOurs) return refuse('addressKeptApart');
    await openDepositMethod(tx, row.value.id, at, sealOf(secret, { ...row.value, openedAt: at }));
    await notifyEverybody(tx, { what: 'notice', id: '' }, at);
    alarms.raise('payInWay', { way: String(row.value.id), what: 'opened' });
    return accept(true);
  },
});
