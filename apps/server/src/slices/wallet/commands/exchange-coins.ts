import { type Amount, amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkQuote, quoteExchange } from '@greenhall/domain/wallet/exchange';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { type Posting, available, house, post, readBalance } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import { feePostings } from '../fees.ts';
import { presentConversion } from '../present.ts';
import { type QuoteRow, insertConversion, insertQuote, lockQuote, takeQuote } from '../store.ts';

export async function makeQuote(ports: Ports, call: Call<'wallet.quote'>): Promise<Result<Answer<'wallet.quote'>>> {
  const { from, to, amount: typed } = call.body;
  const value = parseAmount(typed);
  if (value === undefined) return refuse('amountRule');
  const { exchangeFeeBp } = await planNow(ports);
  const quoted = quoteExchange(from, to, value, exchangeFeeBp, ports.clock.now().getTime());
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  return once(ports, call, async (tx) => {
    const row = await insertQuote(tx, {
      ...quote,
      memberNo: call.caller.memberNo,
      expiresAt: new Date(quote.expiresAt),
    });
    return accept({
      id: String(row.id),
      from: row.from,
      to: row.to,
      amount: formatAmount(row.amount),
      fee: formatAmount(row.fee),
      receive: formatAmount(row.receive),
      expiresAt: row.expiresAt.toISOString(),
    });
  });
}

/** Issuing: the usdt goes into backing, the same value of `mey` comes into being, the fee is kept from it. */
function issuePostings(member: bigint, value: Amount, fee: Amount, yieldFeeBp: number): Posting[] {
  const mey = available(member, 'mey');
  return [
    { kind: 'exchange', from: available(member, 'usdt'), to: house('backing', 'usdt'), amount: value },
    { kind: 'exchange', from: house('issue', 'mey'), to: mey, amount: value },
    ...(fee > 0n ? feePostings('exchangeFee', mey, fee, yieldFeeBp) : []),
  ];
}

/** Redeeming: the fee is kept in `mey`, the rest goes out of being and its usdt out of backing. */
function redeemPostings(member: bigint, value: Amount, fee: Amount, yieldFeeBp: number): Posting[] {
  const mey = available(member, 'mey');
  const redeemed = amount(value - fee);
  return [
    ...(fee > 0n ? feePostings('exchangeFee', mey, fee, yieldFeeBp) : []),
    { kind: 'exchange', from: mey, to: house('issue', 'mey'), amount: redeemed },
    { kind: 'exchange', from: house('backing', 'usdt'), to: available(member, 'usdt'), amount: redeemed },
  ];
}

export async function takeExchange(
  ports: Ports,
  call: Call<'wallet.exchange'>,
): Promise<Result<Answer<'wallet.exchange'>>> {
  const proved = await provePayPassword(ports, call.caller, call.body.payPassword);
  if (!proved.ok) return proved;
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const quote: QuoteRow | undefined = await lockQuote(tx, me, BigInt(call.body.quote));
    if (!quote) return refuse('notFound');
    const open = checkQuote({ expiresAt: quote.expiresAt.getTime() }, at.getTime());
    if (!open.ok || quote.takenAt) return refuse('quoteExpired');
    await takeQuote(tx, quote.id, at);
    const row = await insertConversion(tx, {
      memberNo: me,
      kind: 'exchange',
      from: quote.from,
      to: quote.to,
      amount: quote.amount,
      fee: quote.fee,
      rate: 10_000,
      credited: quote.receive,
      madeAt: at,
    });
    if (quote.to === 'usdt' && (await readBalance(tx, house('backing', 'usdt'))) < quote.receive) {
      return refuse('backingShort');
    }
    const build = quote.to === 'mey' ? issuePostings : redeemPostings;
    const { yieldFeeBp } = await planNow(ports, tx);
    const postings = build(me, amount(quote.amount), amount(quote.fee), yieldFeeBp);
    const posted = await post(tx, { reference: `exchange:${row.id}`, at, postings });
    return posted.ok ? accept(presentConversion(row)) : posted;
  });
}
