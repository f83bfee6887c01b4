import { networkOf } from '@greenhall/domain/wallet/pay-in';
import {
  UNIQUE_AMOUNT_TRANSITIONS,
  UNIQUE_AMOUNT_REST,
  UNIQUE_AMOUNT_TIME,
  uniqueAmount,
  uniqueAmountSteps,
  readUniqueAmount,
} from '@greenhall/domain/wallet/unique-amount';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentUniqueAmount } from './present.ts';
import {
  amountsGiven,
  endUniqueAmount,
  endForgotten,
  uniqueAmountOf,
  insertUniqueAmount,
} from './store-unique-amounts.ts';
import { lockDepositMethod } from './store-deposit-methods.ts';
import { isAsDecided } from './deposit-methods.ts';

const LIMIT = defineLimit({
  name: 'exact-payments',
  max: 10,
  seconds: 86_400,
  per: 'member',
  about: 'exact amounts to pay in on a network',
});

/** The decimals of a network that is not configured: its amounts are those of the wallet. */
const ALL_DECIMALS = 18;

/**
 * Begins a payment on a network. Its amount is given to nobody else until it can no longer be reported. The way is locked, so that two
 * members do not get the same.
 */
export function openUniqueAmount(
  ports: Ports,
  call: Call<'wallet.openExactPayment'>,
): Promise<Result<Answer<'wallet.openExactPayment'>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.openExactPayment'>>> => {
    const way = await lockDepositMethod(tx, BigInt(call.body.way));
    const network = way && networkOf(way.kind);
    if (!network || way.state !== 'open' || !isAsDecided(ports, way)) return refuse('notFound');
    const typed = readUniqueAmount(call.body.amount, way);
    if (!typed.ok) return typed;
    const madeAt = ports.clock.now();
    const reserved = new Date(madeAt.getTime() - UNIQUE_AMOUNT_TIME - UNIQUE_AMOUNT_REST);
    await endForgotten(tx, { memberNo, wayId: way.id }, reserved, madeAt);
    const counted = await countUse(tx, LIMIT, String(memberNo), madeAt);
    if (!counted.ok) return counted;
    const decimals = ports.chain.terms(network)?.decimals ?? ALL_DECIMALS;
    const { count, step } = uniqueAmountSteps(decimals);
    const below = typed.value + BigInt(count + 1) * step;
    const taken = await amountsGiven(tx, { wayId: way.id, from: typed.value, below, since: reserved });
    const start = ports.random.below(Math.max(1, count));
    const amount = uniqueAmount({ typed: typed.value, start, decimals }, taken);
    if (amount === undefined) return refuse('tooFrequent');
    const row = await insertUniqueAmount(tx, { memberNo, wayId: way.id, network, amount, madeAt });
    return row ? accept(presentUniqueAmount(row, way)) : refuse('statusChanged');
  });
}

/** The member does not pay, or pays another amount. What was paid all the same is reported with a picture. */
export function giveUpUniqueAmount(
  ports: Ports,
  call: Call<'wallet.giveUpExactPayment'>,
): Promise<Result<Answer<'wallet.giveUpExactPayment'>>> {
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx): Promise<Result<Answer<'wallet.giveUpExactPayment'>>> => {
    const row = await uniqueAmountOf(tx, call.caller.memberNo, id);
    if (!row) return refuse('notFound');
    const to = UNIQUE_AMOUNT_TRANSITIONS.next(row.state, 'giveUp');
    const isEnded = to === 'givenUp' && (await endUniqueAmount(tx, id, to, ports.clock.now()));
    return isEnded ? accept({}) : refuse('statusChanged');
  });
}
