import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { checkLanguages, isBelowCost } from '@greenhall/domain/shop/goods/written-goods';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { updateSearch } from '../search/update-search.ts';
import { textsOf } from './present-goods.ts';
import {
  insertSku,
  lockGoods,
  skuById,
  skusOf,
  type WrittenSku,
  writeLeastPrice,
  writePrice,
  writeSku,
} from './store-goods.ts';

type Body = Call<'shop.saveSku'>['body'];
type Pricing = { readonly price: Amount<'mey'>; readonly cost: Amount<'mey'> };

function pricingOf(body: { readonly price: string; readonly cost: string }): Result<Pricing> {
  const [price, cost] = [parseAmount<'mey'>(body.price), parseAmount<'mey'>(body.cost)];
  return price === undefined || cost === undefined || price <= 0n ? refuse('amountRule') : accept({ price, cost });
}

const skuIdOf = (subject: string): bigint => BigInt(subject.split('-')[1] ?? '0');

/** A price below cost, which takes two operators. Its subject is goods and sku. */
export const shopPrice: ProposalKind<{ readonly price: string; readonly cost: string }> = {
  name: 'shopPrice',
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, subject, body) => {
    const sku = await skuById(tx, skuIdOf(subject));
    const pricing = pricingOf(body);
    if (!sku || !pricing.ok) return pricing.ok ? refuse('notFound') : pricing;
    return accept([
      { field: 'price', from: formatAmount(sku.price), to: formatAmount(pricing.value.price) },
      { field: 'cost', from: formatAmount(sku.cost), to: formatAmount(pricing.value.cost) },
    ]);
  },
  apply: async (tx, subject, body, at) => {
    const sku = await skuById(tx, skuIdOf(subject));
    const pricing = pricingOf(body);
    if (!sku || !pricing.ok) return pricing.ok ? refuse('notFound') : pricing;
    await writePrice(tx, sku.id, pricing.value);
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

/** Writes the sku, and its price unless that has to be proposed. A new sku is then not offered, at its cost as its price. */
async function write(tx: Tx, goodsId: bigint, body: Body, pricing: Pricing): Promise<Result<bigint>> {
  const isProposed = isBelowCost(pricing);
  const options = body.options.map(({ name, value }) => ({ name: textsOf(name), value: textsOf(value) }));
  const written: WrittenSku = { options, orderLimit: body.orderLimit, place: body.place, isOffered: body.isOffered };
  if (body.sku === null) {
    const first = isProposed ? { ...written, isOffered: false, price: pricing.cost, cost: pricing.cost } : undefined;
    return accept(await insertSku(tx, goodsId, first ?? { ...written, ...pricing }));
  }
  const known = await skuById(tx, BigInt(body.sku));
  if (known?.goodsId !== goodsId) return refuse('notFound');
  await writeSku(tx, known.id, written);
  if (!isProposed) await writePrice(tx, known.id, pricing);
  return accept(known.id);
}

/** Adds a sku or changes it. Rule: shop#desk. */
export function saveSku(ports: Ports, call: Call<'shop.saveSku'>): Promise<Result<Answer<'shop.saveSku'>>> {
  const { body } = call;
  const goodsId = BigInt(call.params.id);
  return once(ports, call, async (tx): Promise<Result<Answer<'shop.saveSku'>>> => {
    const at = ports.clock.now();
    const pricing = pricingOf(body);
    if (!pricing.ok) return pricing;
    if (!(await lockGoods(tx, goodsId))) return refuse('notFound');
    const fits = await checkOptions(tx, goodsId, body);
    if (!fits.ok) return fits;
    const saved = await write(tx, goodsId, body, pricing.value);
    if (!saved.ok) return saved;
    await writeLeastPrice(tx, goodsId, at);
    // Of a sku, only its options can be searched for.
    if (body.options.length > 0) await updateSearch(tx, [goodsId]);
    const subject = `${goodsId}-${saved.value}`;
    const { price, cost, orderLimit, isOffered, reason } = body;
    const detail = { price, cost, orderLimit, isOffered, reason };
    await audit(tx, { operator: call.caller.username, act: 'shop.sku', subject, detail, at });
    if (!isBelowCost(pricing.value)) return accept({ proposal: null, sku: String(saved.value) });
    const fresh = { subject, body: { price, cost }, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, shopPrice, fresh);
    return proposed.ok ? accept({ proposal: String(proposed.value.id), sku: String(saved.value) }) : proposed;
  });
}
