import { formatAmount, formatShares, MAX_INT64, shares } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dateOf, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { PAGE, pageOf, readCursor } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type KeptBonus, bonusOf, bonusesOf, earnedBy } from '../store-bonus.ts';

type BonusView = Answer<'stock.bonus'>;

const AMOUNTS = new Set(
  'height fee carryA carryB newA newB dailyCap paid threshold award matched balance payout'.split(' '),
);
const SHARES = new Set(['held', 'outstanding']);

/** An input as it was kept becomes what the wire shows; numbers of members and payments stay as they are. */
function presentInput(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => presentInputs(entry as object));
  if (AMOUNTS.has(name)) return formatAmount(BigInt(String(value)));
  if (SHARES.has(name)) return formatShares(shares(BigInt(String(value))));
  return name === 'reachedOn' ? dateOf(value as number) : value;
}

function presentInputs(inputs: object): object {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, presentInput(name, value)]));
}

function presentBonus(row: KeptBonus): BonusView {
  return {
    id: String(row.id),
    kind: row.kind,
    day: dateOf(row.day),
    at: row.at.toISOString(),
    inputs: presentInputs(row.inputs) as BonusView['inputs'],
    pool: formatAmount(row.pool),
    dues: formatAmount(row.dues),
    ftbBp: row.ftbBp,
    due: formatAmount(row.due),
    paid: formatAmount(row.paid),
    ftb: formatAmount(row.ftb),
    mey: formatAmount(row.mey),
  };
}

export async function readEarnings(
  ports: Ports,
  call: Call<'stock.earnings'>,
): Promise<Result<Answer<'stock.earnings'>>> {
  const today = new Date(startOfDay(dayOf(ports.clock.now().getTime())));
  const found = await earnedBy(ports.db, call.caller.memberNo, today);
  return accept({
    total: formatAmount(found.reduce((sum, row) => sum + row.total, 0n)),
    today: formatAmount(found.reduce((sum, row) => sum + row.today, 0n)),
    items: found.map(({ kind, total, today: now }) => ({ kind, total: formatAmount(total), today: formatAmount(now) })),
  });
}

const dayNumber = (date: string | undefined) => (date === undefined ? undefined : dayOf(Date.parse(date)));

export async function listBonuses(ports: Ports, call: Call<'stock.bonuses'>): Promise<Result<Answer<'stock.bonuses'>>> {
  const { cursor, limit = PAGE, kind, from, to } = call.query;
  const before = readCursor(cursor);
  if (!before.ok) return before;
  const filter = { kind, from: dayNumber(from), to: dayNumber(to), before: before.value };
  const found = await bonusesOf(ports.db, call.caller.memberNo, filter, limit + 1);
  return accept(pageOf(found, limit, (row) => row.id, presentBonus));
}

export async function readBonus(ports: Ports, call: Call<'stock.bonus'>): Promise<Result<BonusView>> {
  const id = BigInt(call.params.id);
  const row = id > MAX_INT64 ? undefined : await bonusOf(ports.db, call.caller.memberNo, id);
  return row ? accept(presentBonus(row)) : refuse('notFound');
}
