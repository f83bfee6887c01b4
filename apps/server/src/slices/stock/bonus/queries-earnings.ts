import { formatAmount, formatShares, MAX_INT64, shares } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dateOf, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { BONUS_FIELDS, type Fields, LED_FIELDS, type Unit } from '@greenhall/domain/stock/bonus/bonus-fields';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type StoredBonus, bonusOf, bonusesOf, earnedBy, paidDays } from './store-bonus.ts';

type BonusView = Answer<'stock.bonus'>;

type Present = (value: unknown) => unknown;
const asKept: Present = (value) => value;

/** Converts a stored value of each unit to its wire form. */
const PRESENT: Readonly<Record<Unit, Present>> = {
  member: asKept,
  payment: asKept,
  micro: (value) => formatAmount(BigInt(String(value))),
  shares: (value) => formatShares(shares(BigInt(String(value)))),
  bp: asKept,
  hundredths: asKept,
  count: asKept,
  day: (value) => dateOf(Number(value)),
};

function presentFields(fields: Fields, kept: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, unit]) => [name, PRESENT[unit](kept[name])]));
}

/** The inputs of a bonus, by the field table of its kind. */
function presentInputs({ kind, inputs }: StoredBonus): BonusView['inputs'] {
  const fields = { kind, ...presentFields(BONUS_FIELDS[kind], inputs) };
  const led = inputs['sources'] as readonly Readonly<Record<string, unknown>>[] | undefined;
  const sources = led?.map((one) => presentFields(LED_FIELDS, one));
  return (sources ? { ...fields, sources } : fields) as BonusView['inputs'];
}

function presentBonus(row: StoredBonus): BonusView {
  return {
    id: String(row.id),
    kind: row.kind,
    day: dateOf(row.day),
    at: row.at.toISOString(),
    inputs: presentInputs(row),
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
  const { kind, from, to } = call.query;
  const filter = { kind, from: dayNumber(from), to: dayNumber(to) };
  return paged(
    call.query,
    (start, limit) => bonusesOf(ports.db, call.caller.memberNo, { ...filter, before: start }, limit),
    (row) => row.id,
    (shown) => shown.map(presentBonus),
  );
}

export async function listBonusDays(
  ports: Ports,
  call: Call<'stock.bonusDays'>,
): Promise<Result<Answer<'stock.bonusDays'>>> {
  return paged(
    call.query,
    (start, limit) => paidDays(ports.db, call.caller.memberNo, start === undefined ? undefined : Number(start), limit),
    (row) => BigInt(row.day),
    (shown) =>
      shown.map(({ day, items }) => ({
        day: dateOf(day),
        total: formatAmount(items.reduce((sum, { paid }) => sum + BigInt(paid), 0n)),
        items: items.map(({ kind, rows, paid }) => ({ kind, rows, paid: formatAmount(BigInt(paid)) })),
      })),
  );
}

export async function readBonus(ports: Ports, call: Call<'stock.bonus'>): Promise<Result<BonusView>> {
  const id = BigInt(call.params.id);
  const row = id > MAX_INT64 ? undefined : await bonusOf(ports.db, call.caller.memberNo, id);
  return row ? accept(presentBonus(row)) : refuse('notFound');
}
