import type { LevelPrice } from '@greenhall/domain/members/levels';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { startOfDay } from '@greenhall/domain/shared/time';
import { paymentHeld } from '@greenhall/domain/stock/movements';
import { type PaymentKind, paymentTerms } from '@greenhall/domain/stock/payment/payments';
import type { Tx } from '../../../platform/database/database.ts';
import { post } from '../../ledger/index.ts';
import { type MemberState, lockSaleOf, setMemberState } from '../../members/index.ts';
import type { OpenDay } from '../market/day.ts';
import { type PaymentRow, insertPayment, lockPayments } from './store.ts';
import { appendEvent, moveMarket } from '../market/store-market.ts';

/** An allowed payment: the member, the funder, and what it costs. */
export interface Order {
  readonly kind: PaymentKind;
  readonly payer: MemberState;
  readonly funder: MemberNo;
  readonly coin: 'bdb' | 'ftb';
  readonly price: LevelPrice;
}

/**
 * Takes a payment into its cooling-off. The member's state changes by compare-and-set: if two funders activate the same
 * member, one succeeds and the other keeps its coins. Rule: stock#cooling-off.
 */
export async function takePayment(
  tx: Tx,
  { market, day, plan }: OpenDay,
  order: Order,
  at: Date,
): Promise<Result<PaymentRow>> {
  const { kind, payer, funder, coin, price } = order;
  if ((await lockSaleOf(tx, price.level)) === 'closed') return refuse('notYetOpen');
  const to = {
    status: payer.status === 'pending' ? ('active' as const) : payer.status,
    bought: price.level,
    level: payer.level,
    nodeFuel: payer.nodeFuel + price.amount,
    pendingUntil: null,
  };
  if (!(await setMemberState(tx, payer.memberNo, payer.status, to))) return refuse('notPending');
  const cooling = (await lockPayments(tx, payer.memberNo)).filter(({ state }) => state === 'cooling');
  const earlier = cooling.map((payment) => payment.recognisedOn);
  const terms = paymentTerms(price, plan.plan, day, earlier);
  const row = await insertPayment(tx, {
    id: market.nextPayment,
    kind,
    payer: payer.memberNo,
    funder,
    coin,
    plan: plan.version,
    boughtBefore: payer.bought,
    statusBefore: payer.status,
    paidAt: at,
    coolsUntil: new Date(startOfDay(terms.recognisedOn + 1)),
    ...terms,
  });
  await moveMarket(tx, { nextPayment: market.nextPayment + 1n });
  const payload = { kind, payer: String(payer.memberNo), funder: String(funder), coin, level: price.level };
  await appendEvent(tx, { day, kind: 'payment', payload, at });
  const postings = paymentHeld({ id: row.id, funder, coin, amount: price.amount });
  const posted = await post(tx, { reference: `payment:${row.id}`, at, postings });
  return posted.ok ? accept(row) : posted;
}
