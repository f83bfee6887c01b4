import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged, readCursor } from '../../../platform/cursor.ts';
import { csvOf } from '../../../platform/csv.ts';
import type { Answer, Call, Download } from '../../../platform/http/call.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lagging } from '../../../platform/replica/lagging.ts';
import { tradeDetail } from './detail.ts';
import { evidenceFile } from './evidence.ts';
import { presentTrade } from './present.ts';
import { presentMessage } from './present-talk.ts';
import { aroundTrades, messagesOf } from './store-appeals.ts';
import { type TradeFilter, type TradeRow, tradeById, tradesOf } from './store-trades.ts';
import { readFlag } from '../listing/queries.ts';

const EXPORT_ROWS = 5_000;
const EXPORT_PACE = defineLimit({
  name: 'otc-export',
  max: 20,
  seconds: 300,
  per: 'member',
  about: 'exports of trades',
});

type Filter = Omit<TradeFilter, 'before'>;

/** The conditions of a list of trades as the store reads them. */
export const tradeFilter = ({
  state,
  open,
  coin,
  network,
  role,
  from,
  to,
}: Call<'otc.tradesExport'>['query']): Filter => ({
  state,
  isOpen: readFlag(open),
  coin,
  network,
  role,
  from,
  to,
});

export async function readTrades(ports: Ports, call: Call<'otc.trades'>): Promise<Result<Answer<'otc.trades'>>> {
  const me = call.caller.memberNo;
  return paged(
    call.query,
    (start, limit) => tradesOf(ports.db, me, { ...tradeFilter(call.query), before: start }, limit),
    (row) => row.id,
    async (shown) => {
      const around = await aroundTrades(ports.db, shown);
      return shown.map((row) => presentTrade(ports, row, me, around));
    },
  );
}

const COLUMNS = [
  'number',
  'at',
  'role',
  'coin',
  'network',
  'quantity',
  'price',
  'total',
  'fee',
  'state',
  'closedAt',
] as const;

/** The member's trades as CSV, with the field names and states of the API. */
export async function exportTrades(ports: Ports, call: Call<'otc.tradesExport'>): Promise<Result<Download>> {
  const me = call.caller.memberNo;
  const now = ports.clock.now();
  const paced = await countRead(ports.db, EXPORT_PACE, String(me), now);
  if (!paced.ok) return paced;
  const reading = lagging(ports, call);
  const found = await tradesOf(reading.db, me, { ...tradeFilter(call.query), before: undefined }, EXPORT_ROWS + 1);
  if (found.length > EXPORT_ROWS) return refuse('statementTooLong', { max: EXPORT_ROWS });
  const around = await aroundTrades(reading.db, found);
  const lines = found.map((row) => {
    const view = presentTrade(reading, row, me, around);
    return COLUMNS.map((name) => view[name] ?? '');
  });
  const name = `greenhall-trades-${now.toISOString().slice(0, 10)}.csv`;
  return accept({ type: 'text/csv; charset=utf-8', name, content: csvOf([COLUMNS, ...lines]) });
}

/** The trade, if the member is one of its sides. */
async function findOwn(ports: Ports, id: string, me: MemberNo): Promise<TradeRow | undefined> {
  const row = await tradeById(ports.db, BigInt(id));
  return row && (row.buyer === me || row.seller === me) ? row : undefined;
}

export async function readTrade(ports: Ports, call: Call<'otc.trade'>): Promise<Result<Answer<'otc.trade'>>> {
  const me = call.caller.memberNo;
  const row = await findOwn(ports, call.params.id, me);
  return row ? accept(await tradeDetail(ports, ports.db, row, call)) : refuse('notFound');
}

export async function readMessages(ports: Ports, call: Call<'otc.messages'>): Promise<Result<Answer<'otc.messages'>>> {
  // A wrong cursor is refused before the trade is read, in the order of the contract.
  const start = readCursor(call.query.cursor);
  if (!start.ok) return start;
  const me = call.caller.memberNo;
  const trade = await findOwn(ports, call.params.id, me);
  if (!trade) return refuse('notFound');
  return paged(
    call.query,
    (before, limit) => messagesOf(ports.db, trade.id, before, limit),
    (row) => row.id,
    (shown) => shown.map((row) => ({ ...presentMessage(ports, trade, row, call.reader), isMine: row.memberNo === me })),
  );
}

export async function readEvidence(ports: Ports, call: Call<'otc.evidence'>): Promise<Result<Download>> {
  const row = await findOwn(ports, call.params.id, call.caller.memberNo);
  return row ? accept(await evidenceFile(ports, row)) : refuse('notFound');
}
