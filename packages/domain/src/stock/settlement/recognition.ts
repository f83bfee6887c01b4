import { minus, plus, shares, ZERO, type Amount } from '../../shared/money.ts';
import { payReferral, paySeePoint } from './instant-bonuses.ts';
import type { AllocationRequest } from '../market/market.ts';
import { feeDivided, paymentRecognised, principalQueued } from '../movements.ts';
import { divideFee } from '../bonus/pools.ts';
import type { CoolingPayment } from './state.ts';
import { appendPostings, indexOf, memberAt, noteClosing, type World } from './world.ts';

/** The principal enters the share queue for the payer; in `mey` from here on. Rule: stock#recognition. */
function enqueue(world: World, { id: payment, payer: member, amount, fee }: CoolingPayment): void {
  const principal = minus(amount, fee);
  if (principal === 0n) return;
  const number = world.nextRequest;
  const fresh = { number, payment, member, amount: principal, remaining: principal, allocated: shares(0n) };
  const request: AllocationRequest = fresh;
  world.nextRequest += 1n;
  world.records.requests.push(request);
  appendPostings(world, principalQueued(member, number, principal));
}

/** The fee goes to the pools and operations as the plan of the payment divides it. Rule: stock#recognition. */
function divide(world: World, { fee, poolBp }: CoolingPayment): void {
  const { pools, operations } = divideFee(fee, poolBp);
  for (const [pool, share] of pools) world.pools[pool] = plus(world.pools[pool], share);
  appendPostings(world, feeDivided('conversion', pools, operations));
}

function recognise(world: World, payment: CoolingPayment): void {
  const { payer, fee, level } = payment;
  const member = memberAt(world, indexOf(world, payer));
  member.level = level;
  member.feesPaid = plus(member.feesPaid, fee);
  noteClosing(world, member);
  appendPostings(world, paymentRecognised(payment));
  enqueue(world, payment);
  divide(world, payment);
  payReferral(world, payment);
  paySeePoint(world, payment);
  world.records.recognised.push(payment);
}

/**
 * Recognises the payments whose cooling-off ends with the day, in the order in which they were made: the level counts,
 * the fee is divided, the principal enters the queue, the instant bonuses are paid. Returns the day's volume (fees,
 * micro) by the payer's index. Rule: stock#recognition.
 */
export function recognisePayments(world: World): ReadonlyMap<number, Amount> {
  const volumes = new Map<number, Amount>();
  const isDue = (payment: CoolingPayment) => payment.recognisedOn <= world.day;
  for (const payment of world.payments.filter(isDue)) {
    recognise(world, payment);
    const payer = indexOf(world, payment.payer);
    volumes.set(payer, plus(volumes.get(payer) ?? ZERO, payment.fee));
  }
  world.payments = world.payments.filter((payment) => !isDue(payment));
  const { requests } = world.market;
  world.market = { ...world.market, requests: [...requests, ...world.records.requests] };
  return volumes;
}
