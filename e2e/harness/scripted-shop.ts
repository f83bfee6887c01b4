import type { RequestInput, RouteInput, Reply } from '@greenhall/client/route-input';
import type { Client } from '@greenhall/client/client';
import type { RouteKey } from '@greenhall/contract/routes';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';

export type Caller = Client<RouteKey>;

/** Sends what may be refused, with a code of the catalogue. Throws if the server fails on it. */
export async function tryTo<K extends RouteKey>(
  caller: Caller,
  route: K,
  given: Omit<RequestInput<K>, 'keys' | 'signal'>,
): Promise<Reply<K> | undefined> {
  const outcome = await caller.send(route, ...([given] as unknown as RouteInput<K>));
  if (outcome.ok) return outcome.value;
  const { status, data } = outcome.answer;
  const { code } = data as { readonly code?: unknown };
  if (status >= 500 || !(Number(code) > 5_000)) throw new Error(`${route}: ${status} ${JSON.stringify(data)}`);
  return undefined;
}

/** The scripts cut to so many letters. */
export const cut = (longest: number): readonly string[] =>
  SCRIPT_PAYLOADS.map((payload) => payload.slice(0, longest).trim());

/** The scripts, several in each text of at most so many letters. */
export function packed(longest: number): readonly string[] {
  const texts: string[] = [];
  for (const payload of cut(longest)) {
    const joined = `${texts.at(-1) ?? ''} ${payload}`;
    if (texts.length > 0 && joined.length <= longest) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}

const LONGEST = { name: 120, summary: 400, label: 40, className: 60, option: 40 } as const;
const ADDRESSES = 20;
const HOT_WORDS = 12;

const english = (text: string) => [{ language: 'en' as const, text }];
const at = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? '';

interface Sku {
  readonly goods: string;
  readonly sku: string;
}

/** Goods with a script for a name, a label and a reason, and an option for each of the values. */
async function sell(desk: Caller, classId: string, index: number, values: readonly string[]): Promise<Sku[]> {
  const details = { blocks: cut(1_000).map((text) => ({ type: 'paragraph' as const, spans: [{ text }] })) };
  const text = { name: at(cut(LONGEST.name), index), summary: at(packed(LONGEST.summary), index) };
  const texts = [{ language: 'en' as const, ...text, details: values.length > 1 ? details : null }];
  const own = { id: null, version: 0, classId, label: at(cut(LONGEST.label), index) };
  const { id: goods } = await desk.call('shop.saveGoods', { body: { ...own, kind: 'shipped', texts } });
  const priced = { sku: null, price: '1', cost: '0.5', orderLimit: 10, place: 0, isOffered: true };
  const skus: Sku[] = [];
  for (const [place, value] of values.entries()) {
    const reason = at(SCRIPT_PAYLOADS, index + place);
    const options = [{ name: english(at(cut(LONGEST.option), index)), value: english(value) }];
    const { sku } = await desk.call('shop.saveSku', { params: { id: goods }, body: { ...priced, options, reason } });
    await desk.call('shop.changeStock', { params: { id: sku }, body: { delta: 9, reason } });
    skus.push({ goods, sku });
  }
  await desk.call('shop.setGoodsState', { params: { id: goods }, body: { isOnSale: true } });
  return skus;
}

/** A service that hands out every script as a text and as codes. */
async function sellService(desk: Caller, classId: string): Promise<string> {
  const texts = [{ language: 'en' as const, name: 'A service', summary: '', details: null }];
  const goods = { id: null, version: 0, classId, kind: 'service', label: '', texts } as const;
  const { id } = await desk.call('shop.saveGoods', { body: goods });
  const priced = { price: '1', cost: '0.5', orderLimit: 100, place: 0, isOffered: true, reason: 'a price' };
  const body = { sku: null, options: [], ...priced };
  const { sku } = await desk.call('shop.saveSku', { params: { id }, body });
  const params = { id: sku };
  await desk.call('shop.setDeliveryText', { params, body: { text: packed(2_000)[0] ?? '' } });
  await desk.call('shop.addCodes', { params, body: { codes: [...cut(200)] } });
  await desk.call('shop.setGoodsState', { params: { id }, body: { isOnSale: true } });
  return sku;
}

/** What the shop of scripts consists of. */
export interface ScriptedShop {
  /** The class of the first level with all the others. */
  readonly classId: string;
  /** One of the goods for each script. */
  readonly each: readonly Sku[];
  /** Goods with an option for each script. */
  readonly many: readonly Sku[];
  readonly service: string;
}

/** Furnishes a shop through the desk: every script as the name of a class, of goods, as a label and as an option. */
export async function furnishScripts(desk: Caller): Promise<ScriptedShop> {
  const shown = { id: null, place: 0, isShown: true };
  const top = { ...shown, parent: null, names: english(at(cut(LONGEST.className), 0)) };
  const { id: classId } = await desk.call('shop.saveClass', { body: top });
  const each: Sku[] = [];
  let last = classId;
  for (const [index, name] of cut(LONGEST.className).entries()) {
    const inside = { ...shown, parent: classId, names: english(name) };
    ({ id: last } = await desk.call('shop.saveClass', { body: inside }));
    each.push(...(await sell(desk, last, index, [at(cut(LONGEST.option), index)])));
  }
  const many = await sell(desk, last, 0, [...new Set(cut(LONGEST.option))]);
  const service = await sellService(desk, last);
  await desk.call('shop.setFreight', { params: { country: 'DE' }, body: { first: '1', further: '0', freeFrom: null } });
  const shownWords = cut(60).slice(0, HOT_WORDS);
  const { version } = await desk.call('shop.deskHotWords');
  const words = [{ language: 'en' as const, words: [...shownWords] }];
  await desk.call('shop.setHotWords', { body: { version, shown: words, blocked: [...new Set(cut(60))] } });
  const dates = { from: '2026-01-01T00:00:00.000Z', until: '2200-01-01T00:00:00.000Z' };
  const coupon = { ...dates, minimum: '0', number: 10, reason: at(SCRIPT_PAYLOADS, 6) };
  await desk.call('shop.issueCoupon', { body: { ...coupon, fixed: '1', goods: each[0]?.goods } });
  await desk.call('shop.issueCoupon', { body: { ...coupon, percentBp: 9_000, classId } });
  return { classId, each, many, service };
}

export interface Bought {
  readonly id: string;
  readonly number: string;
}

/** Places an order with scripts for a note, and pays it. */
async function buy(member: Caller, skus: readonly string[], units: number, note: string, to?: string): Promise<Bought> {
  const lines = skus.map((sku) => ({ sku, units }));
  const query = { lines: skus.map((sku) => `${sku}:${units}`).join(','), country: to && 'DE' };
  const { total } = await member.call('shop.quote', { query });
  const body = { lines, note, total: total ?? '', ...(to === undefined ? {} : { address: to }) };
  const { id, number } = await member.call('shop.place', { body });
  await member.call('shop.pay', { params: { id }, body: { payPassword: PAY_PASSWORD } });
  return { id, number };
}

/** What a member has bought in the shop of scripts. */
export interface ScriptedOrders {
  /** An order of all goods; its return request has scripts for reasons, answers and parcels. */
  readonly withReturnRequest: Bought;
  /** An order of all options, received and reviewed. */
  readonly reviewed: Bought;
  /** What was handed out for a service. */
  readonly handedOut: Bought;
}

/** A member writes scripts wherever it can, and the desk answers with scripts. */
export async function buyScripts(member: Caller, desk: Caller, shop: ScriptedShop): Promise<ScriptedOrders> {
  for (const index of Array.from({ length: ADDRESSES }).keys()) {
    const written = { name: at(cut(80), index), lines: at(packed(300), index) };
    const own = { phone: '+49 30 1', country: 'DE', isDefault: index === 0, payPassword: PAY_PASSWORD };
    const body = { ...written, ...own };
    await member.call('shop.addAddress', { body });
  }
  const { items } = await member.call('shop.addresses');
  const to = items[0]?.id;
  const parcel = { carrier: at(cut(60), 3), tracking: at(cut(80), 6) };
  const notes = packed(140);
  const skusOf = (skus: readonly Sku[]) => skus.map(({ sku }) => sku);
  const [withReturnRequest, reviewed] = [
    await buy(member, skusOf(shop.each), 1, at(notes, 0), to),
    await buy(member, skusOf(shop.many), 1, at(notes, 1), to),
  ];
  for (const { id } of [withReturnRequest, reviewed]) await desk.call('shop.ship', { params: { id }, body: parcel });
  const asked = await member.call('shop.order', { params: { id: withReturnRequest.id } });
  const picture1 = new Blob([new Uint8Array(JPG)], { type: 'image/jpeg' });
  await member.call('shop.requestRefund', {
    params: { id: withReturnRequest.id },
    body: { reason: at(packed(500), 0), lines: asked.lines.map(({ id }) => `${id}:1`).join(',') },
    files: { picture1 },
  });
  const about = (await member.call('shop.order', { params: { id: withReturnRequest.id } })).returnRequest?.id ?? '';
  await desk.call('shop.agreeToReturn', { params: { id: about }, body: { reply: at(packed(500), 1) } });
  await member.call('shop.sendBack', { params: { id: withReturnRequest.id }, body: parcel });
  await member.call('shop.receive', { params: { id: reviewed.id } });
  const { lines } = await member.call('shop.order', { params: { id: reviewed.id } });
  for (const [index, { id }] of lines.entries()) {
    const body = { stars: '3', text: at(SCRIPT_PAYLOADS, index) } as const;
    await member.call('shop.writeReview', { params: { id }, body, files: {} });
  }
  const handedOut = await buy(member, [shop.service], SCRIPT_PAYLOADS.length, at(notes, 2));
  await member.call('shop.reveal', { params: { id: handedOut.id }, body: { payPassword: PAY_PASSWORD } });
  return { withReturnRequest, reviewed, handedOut };
}
