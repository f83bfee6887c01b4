import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { formatAmount } from '@greenhall/domain/shared/money';
import { PAYMENT_TRANSITIONS } from '@greenhall/domain/stock/payment/payments';
import type { PaymentRow } from './store.ts';

export function presentPayment(
  row: PaymentRow,
  payerName: string,
  viewer: MemberNo,
): Output<RouteOf<'stock.activate'>> {
  return {
    id: String(row.id),
    kind: row.kind,
    payer: String(row.payer),
    payerName,
    funder: String(row.funder),
    level: row.level,
    coin: row.coin,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    principal: formatAmount(row.amount - row.fee),
    state: row.state,
    paidAt: row.paidAt.toISOString(),
    coolsUntil: row.coolsUntil.toISOString(),
    mayCancel: row.funder === viewer && PAYMENT_TRANSITIONS.can(row.state, 'cancel'),
  };
}
