import { ownerNo } from '@greenhall/domain/members/owner';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type Amount, ZERO, formatAmount } from '@greenhall/domain/shared/money';
import { kindOf, type GoodsKind } from '@greenhall/domain/shop/goods/goods';
import { FALLBACK, type Language } from '@greenhall/locales/languages';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { memberState } from '../../members/index.ts';
import { usableCoupons } from '../coupon/store.ts';
import { freightTo } from '../freight/store.ts';
import { presentText } from '../goods/present.ts';
import { readUnits } from '../goods/units.ts';
import { type Wanted, checkSums, discountFor, freightFor, judgeLine, totalFor } from './price.ts';
import { type Pace, readPace } from './store-pace.ts';
import { wantedOf } from './wanted.ts';

type Quote = Answer<'shop.quote'>;

const MOST_LINES = 100;

/** A line as it would be ordered, with what stands in the way. */
function presentLine(line: Wanted, kind: GoodsKind, pace: Pace, language: Language): Quote['lines'][number] {
  const { sku, units } = line;
  const judged = judgeLine(line, kind, pace);
  const left = Math.max(0, Math.min(Number(sku.stock), sku.orderLimit - (pace.kept.get(sku.skuId) ?? 0)));
  const short = units > Number(sku.stock) ? ('stockShort' as const) : null;
  return {
    sku: String(sku.skuId),
    name: presentText(sku.names, language),
    options: sku.options.map(({ value }) => presentText(value, language)),
    picture: sku.picture,
    price: formatAmount(sku.price),
    units,
    left,
    fault: judged.ok ? short : judged.refusal === 'quantityRule' ? 'quantityRule' : 'goodsUnavailable',
  };
}

/** What an order of these skus would cost now, and the coupons that could be used for it. Nothing is kept. */
export async function readQuote(ports: Ports, call: Call<'shop.quote'>): Promise<Result<Quote>> {
  const { country, coupon, language = FALLBACK } = call.query;
  const me = call.caller.memberNo;
  const now = ports.clock.now();
  const units = readUnits(call.query.lines);
  if (units.size > MOST_LINES) return refuse('badRequest', { field: 'lines' });
  const found = await wantedOf(ports.db, units);
  if (!found.ok) return found;
  const wanted = found.value;
  const state = await memberState(ports.db, me);
  const pace = await readPace(ports.db, state?.owner ?? ownerNo(me), now);
  const kind = kindOf(wanted[0]?.sku.kind ?? 0);
  const rule = country ? await freightTo(ports.db, country) : undefined;
  const fits = checkSums(wanted, rule);
  if (!fits.ok) return fits;
  const discounts = (await usableCoupons(ports.db, me, now)).flatMap((row) => {
    const discount = discountFor(wanted, row, now);
    return discount.ok ? [{ row, discount: discount.value }] : [];
  });
  const used = discounts.find(({ row }) => String(row.id) === coupon);
  const freight = freightFor(wanted, kind, rule);
  const sums = totalFor(wanted, used?.row, used?.discount ?? ZERO, freight.ok ? freight.value : ZERO);
  const known = (value: Amount): string | null => (freight.ok ? formatAmount(value) : null);
  return accept({
    lines: wanted.map((line) => presentLine(line, kind, pace, language)),
    goods: formatAmount(sums.goods),
    discount: formatAmount(sums.discount),
    freight: known(sums.freight),
    total: known(sums.total),
    isServed: freight.ok || country === undefined,
    needsAddress: kind === 'shipped',
    coupons: discounts.map(({ row, discount }) => ({ id: String(row.id), discount: formatAmount(discount) })),
  });
}
