import { ownerNo } from '@greenhall/domain/members/owner';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { maskUsername } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount, minus } from '@greenhall/domain/shared/money';
import { feeOf, transferFeeBp } from '@greenhall/domain/wallet/fees';
import { PAYMENT_REQUEST_TRANSITIONS, requestState } from '@greenhall/domain/wallet/payment-request';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { memberState, planNow } from '../../members/index.ts';
import { verificationLevel } from '../../verification/index.ts';
import { shownNickname } from '../payee/payee.ts';
import { presentTransfer } from '../present.ts';
import type { PaymentRequestRow } from '../store-payment-requests.ts';
import { type TransferRow, isKnownPayee, namesOf, transferById } from '../store.ts';

type View = Output<RouteOf<'wallet.paymentRequest'>>;

/** The level of verification for which a document was approved. */
const BY_DOCUMENT = 2;

/** Who asks, as whoever opens the request sees it: masked, with what speaks for it and what proves nothing. */
async function presentAsker(db: Db | Tx, asker: MemberNo, viewer: MemberNo, username: string): Promise<View['asker']> {
  const owner = (await memberState(db, asker))?.owner ?? ownerNo(asker);
  return {
    name: asker === viewer ? username : maskUsername(username),
    nickname: await shownNickname(db, asker),
    isVerified: (await verificationLevel(db, owner)) >= BY_DOCUMENT,
    wasPaid: await isKnownPayee(db, viewer, asker),
  };
}

/** The fee: of the transfer that pays the request, or the one in force. */
function feesOf({ amount: asked }: PaymentRequestRow, transfer: TransferRow | undefined, feeBp: number) {
  const whole = amount(asked);
  const fee = transfer ? amount(transfer.fee) : feeOf(whole, feeBp);
  return { amount: formatAmount(whole), fee: formatAmount(fee), feeBp, credited: formatAmount(minus(whole, fee)) };
}

/** A request as its asker, its payer or whoever else has its link sees it. */
export async function presentRequest(
  ports: Ports,
  db: Db | Tx,
  row: PaymentRequestRow,
  { memberNo: viewer }: Pick<MemberCaller, 'memberNo'>,
): Promise<View> {
  const now = ports.clock.now();
  const transfer = row.transferId === null ? undefined : await transferById(db, row.transferId);
  const names = await namesOf(db, transfer ? [row.payee, transfer.payer] : [row.payee]);
  const state = requestState({ state: row.state, expiresAt: row.expiresAt.getTime() }, now.getTime());
  const isMine = row.payee === viewer;
  const feeBp = transferFeeBp(await planNow(ports), row.coin);
  return {
    id: String(row.id),
    name: row.name,
    number: row.number,
    coin: row.coin,
    ...feesOf(row, transfer, feeBp),
    remark: row.remark,
    state,
    at: row.madeAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isMine,
    mayCancel: isMine && PAYMENT_REQUEST_TRANSITIONS.can(state, 'cancel'),
    asker: await presentAsker(db, row.payee, viewer, names.get(row.payee) ?? ''),
    payer: isMine && transfer ? maskUsername(names.get(transfer.payer) ?? '') : null,
    transfer: transfer?.payer === viewer ? presentTransfer(transfer, viewer, names, now) : null,
  };
}
