import type { MemberNo } from '../../shared/member-no.ts';
import { minus, part, plus, type Amount, type Coin, type Shares } from '../../shared/money.ts';
import { accept, refuse, type Result } from '../../shared/result.ts';
import { feeDivided, paymentHeld, paymentReturned } from '../movements.ts';
import { endFrom, paymentTerms, priceOfPayment, type PaymentKind } from '../payment/payments.ts';
import { checkSale } from '../market/sale.ts';
import { offerShares, runDistribution } from './shares.ts';
import { isClosedMember, type CoolingPayment } from './state.ts';
import { appendPostings, indexOf, memberAt, type World } from './world.ts';

/** A payment for a level; `level` is the target of an activation or upgrade. */
export interface PaymentEvent {
  readonly kind: PaymentKind;
  readonly payer: MemberNo;
  readonly funder: MemberNo;
  readonly coin: Coin;
  readonly level: number;
}

/** An event of a day, in order of occurrence: micro, 10⁻⁴ shares, running numbers. Rule: stock#days-end. */
export type DayEvent =
  | PaymentEvent
  | { readonly kind: 'cancel'; readonly payment: bigint }
  | { readonly kind: 'sale'; readonly member: MemberNo; readonly quantity: Shares }
  | { readonly kind: 'run' }
  | { readonly kind: 'fee'; readonly amount: Amount };

/**
 * Takes a payment into its cooling-off. A payer's payments are recognised in order even if a new plan has a shorter
 * cooling-off. Rule: stock#cooling-off.
 */
function takePayment(world: World, event: PaymentEvent): Result<true> {
  const { kind, payer, funder, coin } = event;
  const member = memberAt(world, indexOf(world, payer));
  const standing = { level: member.level, bought: member.bought, closed: isClosedMember(world.plan, member) };
  const price = priceOfPayment(kind, world.plan.levels, standing, event.level);
  if (!price.ok) return price;
  const earlier = world.lastRecognition.get(payer);
  const terms = paymentTerms(price.value, world.plan, world.day, earlier === undefined ? [] : [earlier]);
  const { poolBp } = world.plan;
  const payment: CoolingPayment = { id: world.nextPayment, kind, payer, funder, coin, poolBp, ...terms };
  member.bought = terms.level;
  member.fuel = plus(member.fuel, terms.amount);
  world.nextPayment += 1n;
  world.payments.push(payment);
  world.lastRecognition.set(payer, terms.recognisedOn);
  appendPostings(world, paymentHeld(payment));
  return accept(true);
}

/** Cancels a payment in its cooling-off and the payer's later ones, each whole to its own funder. Rule: stock#cooling-off. */
function cancel(world: World, id: bigint): Result<true> {
  const target = world.payments.find((payment) => payment.id === id);
  if (!target) return refuse(id < world.nextPayment ? 'paymentNotCancellable' : 'notFound');
  const own = world.payments.filter(({ payer }) => payer === target.payer);
  const { kept, ended } = endFrom(own, id);
  const member = memberAt(world, indexOf(world, target.payer));
  for (const payment of ended) {
    member.fuel = minus(member.fuel, payment.amount);
    appendPostings(world, paymentReturned(payment));
    world.records.cancelled.push(payment);
  }
  world.payments = world.payments.filter((payment) => !ended.includes(payment));
  const last = kept.at(-1);
  member.bought = last?.level ?? member.level;
  if (last) world.lastRecognition.set(last.payer, last.recognisedOn);
  else world.lastRecognition.delete(target.payer);
  return accept(true);
}

/** A transfer, exchange or trading fee: a part to pool:yield, the rest to operations. Rule: stock#fees. */
function collectFee(world: World, fee: Amount): Result<true> {
  if (fee < 0n) return refuse('amountRule');
  const share = part(fee, world.plan.yieldFeeBp);
  world.pools.yield = plus(world.pools.yield, share);
  appendPostings(world, feeDivided('fees', [['yield', share]], minus(fee, share)));
  return accept(true);
}

/**
 * Applies one event. Refusals: those of the level prices; `notPending` for a second activation; `notFound` and
 * `paymentNotCancellable`; those of a sale; `amountRule` for a negative fee. Throws for a member in no tree.
 */
export function applyEvent(world: World, event: DayEvent): Result<true> {
  switch (event.kind) {
    case 'activation':
    case 'upgrade':
    case 'reinvest':
      return takePayment(world, event);
    case 'cancel':
      return cancel(world, event.payment);
    case 'sale': {
      const index = indexOf(world, event.member);
      const { held, onOffer } = memberAt(world, index);
      const checked = checkSale({ held, onOffer }, event.quantity);
      if (checked.ok) offerShares(world, index, event.quantity);
      return checked;
    }
    case 'run':
      runDistribution(world);
      return accept(true);
    case 'fee':
      return collectFee(world, event.amount);
  }
}
