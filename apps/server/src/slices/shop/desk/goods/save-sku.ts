import { NOBODY, type OperatorId } from '@greenhall/domain/shared/four-eyes';
import { formatAmount, lesser } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { PRICE_MEMORY, type Pricing, pricingNeedsTwo, waitingPricing } from '@greenhall/domain/shop/goods/pricing';
import { checkLanguages } from '@greenhall/domain/shop/goods/written-goods';
import { isLowered } from '@greenhall/domain/shop/interest/interest';
import * as z from 'zod/mini';
import type { ProposalKind } from '../../../../platform/approvals/kind.ts';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/database/database.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { readPrice } from '../../goods/price.ts';
import { checkDeclared } from '../../interest/check-buyer.ts';
import { insertInterest } from '../../interest/store.ts';
import { updateSearch } from '../../search/update-search.ts';
import { textsOf } from './present.ts';
import {
  type DeskSkuRow,
  highestBefore,
  insertPriceBefore,
  insertSku,
  lockGoods,
  skuById,
  skusOf,
  type WrittenSku,
  writeLeastPrice,
  writePrice,
  writeSku,
} from './store.ts';

type Body = Call<'shop.saveSku'>['body'];

/** The pricing that was typed: `amountRule`, also for a price of nothing, `amountRange`. */
function readPricing(body: { readonly price: string; readonly cost: string }): Result<Pricing> {
  const price = readPrice(body.price);
  if (!price.ok) return price;
  const cost = readPrice(body.cost);
  if (!cost.ok) return cost;
  return price.value > 0n ? accept({ price: price.value, cost: cost.value }) : refuse('amountRule');
}

/** The highest price that a sku had within the last 24 hours, the one that holds now included. */
async function highestPrice(tx: Tx, sku: DeskSkuRow, at: Date): Promise<Pricing['price']> {
  const before = await highestBefore(tx, sku.id, new Date(at.getTime() - PRICE_MEMORY));
  return before === null || before < sku.price ? sku.price : before;
}

/** Sets the pricing of a sku, remembers the price before, and whose own person gains by it. */
async function setPricing(
  tx: Tx,
  sku: DeskSkuRow,
  pricing: Pricing,
  by: readonly OperatorId[],
  at: Date,
): Promise<void> {
  if (pricing.price !== sku.price) await insertPriceBefore(tx, sku, at);
  await writePrice(tx, sku.id, pricing);
  if (isLowered(pricing, sku)) await insertInterest(tx, { skuId: sku.id }, by, at);
}

const skuIdOf = (subject: string): bigint => BigInt(subject.split('-')[1] ?? '0');

/** A price or a cost that takes two operators. Its subject is goods and sku. */
export const shopPrice: ProposalKind<{ readonly price: string; readonly cost: string }> = {
  name: 'shopPrice',
  body: z.object({ price: z.string(), cost: z.string() }),
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, subject, body) => {
    const sku = await skuById(tx, skuIdOf(subject));
    const pricing = readPricing(body);
    if (!sku || !pricing.ok) return pricing.ok ? refuse('notFound') : pricing;
    return accept([
      { field: 'price', from: formatAmount(sku.price), to: formatAmount(pricing.value.price) },
      { field: 'cost', from: formatAmount(sku.cost), to: formatAmount(pricing.value.cost) },
    ]);
  },
  apply: async (tx, subject, body, at, by) => {
    const known = await skuById(tx, skuIdOf(subject));
    const pricing = readPricing(body);
    if (!known || !pricing.ok) return pricing.ok ? refuse('notFound') : pricing;
    await lockGoods(tx, known.goodsId);
    const sku = await skuById(tx, known.id);
    if (!sku) return refuse('notFound');
    await setPricing(tx, sku, pricing.value, by, at);
    await writeLeastPrice(tx, sku.goodsId, at);
    return accept(true);
  },
};

/** Every option is named in English, and every sku of the goods has the same options. */
async function checkOptions(tx: Tx, goodsId: bigint, { options, sku }: Body): Promise<Result<true>> {
  for (const text of options.flatMap(({ name, value }) => [name, value])) {
    const named = checkLanguages(text);
    if (!named.ok) return named;
  }
  const english = (names: Body['options'][number]['name']) => textsOf(names).en ?? '';
  const others = (await skusOf(tx, goodsId)).filter(({ id }) => String(id) !== sku);
  const own = options.map(({ name }) => english(name)).join('\n');
  const isLike = others.every((other) => other.options.map(({ name }) => name.en ?? '').join('\n') === own);
  const values = options.map(({ value }) => english(value)).join('\n');
  const isNew = others.every((other) => other.options.map(({ value }) => value.en ?? '').join('\n') !== values);
  return isLike && isNew ? accept(true) : refuse('badRequest', { field: 'options' });
}

/** A save of a sku as it was judged: the sku that is there, and whether its pricing waits for a second operator. */
interface Saving {
  readonly goodsId: bigint;
  readonly body: Body;
  readonly pricing: Pricing;
  readonly known: DeskSkuRow | undefined;
  readonly cheapest: Pricing['price'] | null;
  readonly needsTwo: boolean;
}

/** What a save leads to: `notFound`, or `reviewerUndeclared` for what makes the sku cheaper. */
async function judge(
  tx: Tx,
  goodsId: bigint,
  { body, caller }: Call<'shop.saveSku'>,
  pricing: Pricing,
  at: Date,
): Promise<Result<Saving>> {
  const all = await skusOf(tx, goodsId);
  const known = all.find(({ id }) => String(id) === body.sku);
  if (body.sku !== null && !known) return refuse('notFound');
  const prices = all.filter((one) => one !== known).map(({ price }) => price);
  const cheapest = prices.length === 0 ? null : prices.reduce(lesser);
  const stored = known ?? null;
  const highest = known ? await highestPrice(tx, known, at) : null;
  const needsTwo = pricingNeedsTwo(pricing, { stored, highest, cheapest });
  const declared = needsTwo || !isLowered(pricing, stored) ? accept<true>(true) : checkDeclared(caller);
  return declared.ok ? accept({ goodsId, body, pricing, known, cheapest, needsTwo }) : declared;
}

/**
 * Writes the sku, and its pricing unless that has to be proposed. A new sku is then not offered, at a price by which nobody
 * gains.
 */
async function write(tx: Tx, saving: Saving, by: OperatorId, at: Date): Promise<bigint> {
  const { goodsId, body, pricing, known, cheapest, needsTwo } = saving;
  const options = body.options.map(({ name, value }) => ({ name: textsOf(name), value: textsOf(value) }));
  const written: WrittenSku = { options, orderLimit: body.orderLimit, place: body.place, isOffered: body.isOffered };
  if (known) {
    await writeSku(tx, known.id, written);
    if (!needsTwo) await setPricing(tx, known, pricing, [by], at);
    return known.id;
  }
  if (needsTwo) return insertSku(tx, goodsId, { ...written, isOffered: false, ...waitingPricing(pricing, cheapest) });
  const skuId = await insertSku(tx, goodsId, { ...written, ...pricing });
  await insertInterest(tx, { skuId }, [by], at);
  return skuId;
}

const values = ({ options, price, cost, orderLimit, place, isOffered }: DeskSkuRow) => ({
  options: JSON.stringify(options),
  price: formatAmount(price),
  cost: formatAmount(cost),
  orderLimit,
  place,
  isOffered,
});

/** Adds a sku or changes it. Rule: shop#desk. */
export function saveSku(ports: Ports, call: Call<'shop.saveSku'>): Promise<Result<Answer<'shop.saveSku'>>> {
  const { body, caller } = call;
  const goodsId = BigInt(call.params.id);
  return once(ports, call, async (tx): Promise<Result<Answer<'shop.saveSku'>>> => {
    const at = ports.clock.now();
    const pricing = readPricing(body);
    if (!pricing.ok) return pricing;
    if (!(await lockGoods(tx, goodsId))) return refuse('notFound');
    const fits = await checkOptions(tx, goodsId, body);
    if (!fits.ok) return fits;
    const saving = await judge(tx, goodsId, call, pricing.value, at);
    if (!saving.ok) return saving;
    const sku = String(await write(tx, saving.value, caller.operatorId, at));
    await writeLeastPrice(tx, goodsId, at);
    // Of a sku, only its options can be searched for.
    if (body.options.length > 0) await updateSearch(tx, [goodsId]);
    const subject = `${goodsId}-${sku}`;
    const { price, cost, orderLimit, isOffered, reason } = body;
    if (!saving.value.needsTwo) {
      const { known } = saving.value;
      const written = await skuById(tx, BigInt(sku));
      const change = changeOf(known ? values(known) : null, written ? values(written) : null);
      await audit(tx, { operator: caller.username, act: 'shop.sku', subject, detail: { reason }, ...change, at });
      return accept({ proposal: null, sku });
    }
    const proposed = await ports.approvals.propose(tx, shopPrice, {
      subject,
      body: { price, cost },
      beside: { orderLimit, isOffered },
      reason,
      by: caller,
    });
    return proposed.ok ? accept({ proposal: String(proposed.value.id), sku }) : proposed;
  });
}
