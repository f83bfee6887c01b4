import { amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { platformAccount } from '@greenhall/domain/ledger/account';
import { checkQuote, quoteExchange } from '@greenhall/domain/wallet/exchange';
import { issuePostings, redeemPostings } from '@greenhall/domain/wallet/movements';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { post, readBalance } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
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
      remark: null,
      madeAt: at,
    });
    if (quote.to === 'usdt' && (await readBalance(tx, platformAccount('backing', 'usdt'))) < quote.receive) {
      return refuse('backingShort');
    }
    const build = quote.to === 'mey' ? issuePostings : redeemPostings;
    const { yieldFeeBp } = await planNow(ports, tx);
    const postings = build(me, amount(quote.amount), amount(quote.fee), yieldFeeBp);
    const posted = await post(tx, { reference: `exchange:${row.id}`, at, postings });
    return posted.ok ? accept(presentConversion(row)) : posted;
  });
}
