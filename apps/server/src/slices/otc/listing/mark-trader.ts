import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { traderOf } from '../market/trader-id.ts';
import { recordOf } from './queries-traders.ts';
import { setMark } from './store-traders.ts';

/** Marks a trader, or takes the mark away. Repeating it changes nothing, so it needs no key. */
export async function markTrader(
  ports: Ports,
  call: Call<'otc.markTrader'>,
): Promise<Result<Answer<'otc.markTrader'>>> {
  const me = call.caller.memberNo;
  const { mark } = call.body;
  const known = await recordOf(ports, call.params.trader, me);
  const trader = traderOf(ports, call.params.trader);
  if (!known.ok || trader === undefined) return known;
  if (trader === me) return refuse('forbidden');
  await setMark(ports.db, me, trader, mark === 'none' ? undefined : mark, ports.clock.now());
  return recordOf(ports, call.params.trader, me);
}
