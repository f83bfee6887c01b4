import { parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { quoteConversion } from '@greenhall/domain/wallet/coins';
import { conversionPostings } from '@greenhall/domain/wallet/movements';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { checkOutgoing, provePayPassword } from '../../identity/index.ts';
import { post } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import { presentConversion } from '../present.ts';
import { insertConversion } from '../store.ts';

/**
 * Converts coins in an allowed direction: they pass the conversion accounts at 1 : 1; what a lower rate keeps goes to
 * operations.
 */
export async function convertCoins(
  ports: Ports,
  call: Call<'wallet.convert'>,
): Promise<Result<Answer<'wallet.convert'>>> {
  const { from, to, amount: typed, rate, remark, payPassword } = call.body;
  const me = call.caller.memberNo;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const value = parseAmount(typed);
  if (value === undefined || value <= 0n) return refuse('amountRule');
  const { conversionBp } = await planNow(ports);
  const converted = quoteConversion(conversionBp, from, to, value);
  if (!converted.ok) return converted;
  const { credited, kept, rateBp } = converted.value;
  return once(ports, call, async (tx) => {
    if (rate !== undefined && rate !== rateBp) return refuse('rateChanged');
    const at = ports.clock.now();
    // Registration coins can pay for another member's activation, so during a cool-down they would let value leave the
    // account.
    const free = to === 'bdb' ? await checkOutgoing(tx, me, 'conversion', at) : accept(undefined);
    if (!free.ok) return free;
    const row = await insertConversion(tx, {
      memberNo: me,
      kind: 'conversion',
      from,
      to,
      amount: value,
      fee: kept,
      rate: rateBp,
      credited,
      remark: remark || null,
      madeAt: at,
    });
    const posted = await post(tx, {
      reference: `conversion:${row.id}`,
      at,
      postings: conversionPostings(me, converted.value),
    });
    return posted.ok ? accept(presentConversion(row)) : posted;
  });
}
