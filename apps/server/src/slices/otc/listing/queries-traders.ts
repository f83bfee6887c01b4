import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { traderOf } from '../market/trader-id.ts';
import { presentRecord, presentTrader } from './present.ts';
import { verifiedAmong } from './verified.ts';
import { markedBy, traderRow } from './store-traders.ts';

/** How far back the recent figures of a trader reach. */
const RECENT = 30 * DAY;

/** A trader's record; `notFound` if the name stands for nobody. */
export async function recordOf(ports: Ports, id: string, viewer: MemberNo): Promise<Result<Answer<'otc.trader'>>> {
  const trader = traderOf(ports, id);
  if (trader === undefined) return refuse('notFound');
  const row = await traderRow(ports.db, trader, viewer, new Date(ports.clock.now().getTime() - RECENT));
  return row ? accept(presentRecord(ports, row, viewer)) : refuse('notFound');
}

export const readTrader = (ports: Ports, call: Call<'otc.trader'>): Promise<Result<Answer<'otc.trader'>>> =>
  recordOf(ports, call.params.trader, call.caller.memberNo);

export function readMarked(
  ports: Ports,
  call: Call<'otc.markedTraders'>,
): Promise<Result<Answer<'otc.markedTraders'>>> {
  const { mark } = call.query;
  return paged(
    call.query,
    (before, limit) => markedBy(ports.db, call.caller.memberNo, { mark, before }, limit),
    (row) => row.id,
    async (shown) => {
      const verified = await verifiedAmong(ports.db, shown);
      return shown.map((row) => ({
        ...presentTrader(ports, { ...row, isFavourite: row.mark === 'favourite' }, verified),
        mark: row.mark,
        at: row.at.toISOString(),
      }));
    },
  );
}
