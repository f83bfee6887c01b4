import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RouteKey, type RouteOf, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { openContentWorld } from '@greenhall/test-kit/content-world';
import { forgetLimits } from '@greenhall/test-kit/limits';
import { openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { JPG, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { verificationSender } from '@greenhall/test-kit/verification/sender';
import sharp from 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
import { openPictures } from './platform/pictures/files.ts';
import { PictureEncoder } from './platform/pictures/pictures.ts';
import type { Ports } from './platform/ports.ts';

type Files = Readonly<Record<string, Buffer>>;
type Send = (files: Files) => Promise<{ readonly status: number; readonly refusal: RefusalName | undefined }>;

/** How a route is sent pictures. `open` makes something that the route accepts a picture for. */
export interface Sender {
  readonly ports: Ports;
  readonly open: () => Promise<Send>;
  /** The pictures that are stored, by name, where they are not below `Upload/`. */
  readonly kept?: () => Promise<ReadonlyMap<string, Buffer>>;
}

/** A route of the contract that takes pictures. */
type UploadRoute = {
  [K in RouteKey]: RouteOf<K> extends { readonly files: readonly string[] } ? K : never;
}[RouteKey];

export const UPLOAD_ROUTES = Object.entries(routes).flatMap(([slice, own]) =>
  Object.entries<Route>(own).flatMap(([name, { files, refusals }]) =>
    files ? [{ key: `${slice}.${name}`, files, refusals }] : [],
  ),
);

type Worlds = Awaited<ReturnType<typeof openWorlds>>;

async function openWorlds() {
  const [otc, orders, content, messages] = await Promise.all([
    openOtcWorld('postgresql'),
    openOrdersWorld('postgresql'),
    openContentWorld('postgresql'),
    openMessagesWorld('postgresql'),
  ]);
  return { otc, orders, content, messages };
}

/** A trade whose payment the buyer has claimed, and appeals on it, of which the one before is revoked. */
async function appealedTrade({ otc }: Worlds, listing: string) {
  const id = await otc.take(otc.buyer, listing);
  await otc.claim(id);
  const appeal: Send = (files) => otc.buyer.client.upload('otc.appeal', { reason: 'I have paid' }, files, { id });
  const latest = async () => {
    const { value } = await otc.buyer.client.call('otc.trade', { params: { id } });
    return value.appeals.at(-1)?.id ?? '';
  };
  const revoke = async () => {
    const appealed = await latest();
    if (appealed) await otc.buyer.client.call('otc.revokeAppeal', { params: { id: appealed } });
  };
  return { appeal, latest, revoke };
}

async function tradeSenders(worlds: Worlds) {
  const { otc } = worlds;
  const { ports, buyer, seller } = otc;
  const txid = `0x${'c'.repeat(64)}`;
  let [claimable, claims] = ['', 0];
  const listing = await otc.post(seller, { max: '100' });
  const talk = await otc.take(buyer, listing);
  const [own, others] = [await appealedTrade(worlds, listing), await appealedTrade(worlds, listing)];
  const claim = async (): Promise<Send> => {
    // A payment can be claimed five times.
    if (claims % 5 === 0) claimable = await otc.take(buyer, listing);
    claims += 1;
    return (files) => buyer.client.upload('otc.claim', { txid }, files, { id: claimable });
  };
  const answer = async (): Promise<Send> => {
    await others.revoke();
    await others.appeal({ voucher: JPG });
    const id = await others.latest();
    return (files) => seller.client.upload('otc.answerAppeal', { text: 'Nothing came' }, files, { id });
  };
  return {
    'otc.claim': { ports, open: claim },
    'otc.say': {
      ports,
      open: async () => (files) => buyer.client.upload('otc.say', { text: 'Hello' }, files, { id: talk }),
    },
    'otc.appeal': { ports, open: () => own.revoke().then(() => own.appeal) },
    'otc.answerAppeal': { ports, open: answer },
  } satisfies Partial<Record<UploadRoute, Sender>>;
}

async function shopSenders({ orders }: Worlds) {
  const { ports, buyer } = orders;
  const { goodsId, skuId } = await orders.sell({ stock: 1n });
  const order = await orders.buy(buyer, { lines: [{ sku: skuId, units: 1 }] });
  const linesOf = async (id: string) =>
    (await buyer.client.call('shop.order', { params: { id } })).value.lines.map((line) => line.id);
  const lines = `${(await linesOf(order))[0]}:1`;
  const refund = async (): Promise<Send> => {
    await buyer.client.call('shop.withdrawReturnRequest', { params: { id: order } });
    return (files) =>
      buyer.client.upload('shop.requestRefund', { reason: 'It is broken', lines }, files, { id: order });
  };
  let received: string[] = [];
  const receive = async (): Promise<string[]> => {
    const skus = await Promise.all(Array.from({ length: 10 }, () => orders.sell()));
    const id = await orders.buy(buyer, { lines: skus.map((one) => ({ sku: one.skuId, units: 1 })) });
    await orders.operator('ada').call('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: '1' } });
    await buyer.client.call('shop.receive', { params: { id } });
    return linesOf(id);
  };
  const review = async (): Promise<Send> => {
    if (received.length === 0) received = await receive();
    const id = received.pop() ?? '';
    return (files) => buyer.client.upload('shop.writeReview', { stars: '5', text: 'It is good' }, files, { id });
  };
  const goods = async (): Promise<Send> => {
    const [desk, params] = [orders.operator('ada'), { id: String(goodsId) }];
    const { picturesVersion: version } = (await desk.call('shop.deskGoods', { params })).value;
    await desk.call('shop.setGoodsPictures', { params, body: { pictures: [], version } });
    return (files) => desk.upload('shop.addGoodsPicture', {}, files, params);
  };
  return {
    'shop.requestRefund': { ports, open: refund },
    'shop.writeReview': { ports, open: review },
    'shop.addGoodsPicture': { ports, open: goods },
  } satisfies Partial<Record<UploadRoute, Sender>>;
}

/** Customer service and a member, in one conversation. */
async function messageSenders({ messages }: Worlds) {
  const { ports, ann } = messages;
  await messages.write(ann, 'Good morning');
  const service = await messages.operator('sue');
  await messages.take(service, ann);
  const params = { member: ann.no };
  return {
    'messages.send': {
      ports,
      open: async () => (files) => ann.client.upload('messages.send', { text: 'Look' }, files),
    },
    'messages.answer': {
      ports,
      open: async () => (files) => service.client.upload('messages.answer', { text: 'Look' }, files, params),
    },
  } satisfies Partial<Record<UploadRoute, Sender>>;
}

/** A sender for every route. A new route with pictures does not compile without one. */
async function openSenders(worlds: Worlds): Promise<Readonly<Record<UploadRoute, Sender>>> {
  const { buyer, ports } = worlds.otc;
  const writer = worlds.content.operator('wren');
  let reports = 0;
  const report: Send = (files) => {
    reports += 1;
    const fields = { amount: '250', reference: `REPORT-${reports}` };
    return buyer.client.upload('wallet.submitRecharge', fields, files);
  };
  return {
    'members.setAvatar': { ports, open: async () => (files) => buyer.client.upload('members.setAvatar', {}, files) },
    'wallet.submitRecharge': { ports, open: async () => report },
    'content.addPicture': {
      ports: worlds.content.ports,
      open: async () => (files) => writer.upload('content.addPicture', {}, files),
    },
    ...(await tradeSenders(worlds)),
    ...(await shopSenders(worlds)),
    ...(await messageSenders(worlds)),
    'verification.addPicture': verificationSender(worlds.messages),
  };
}

/** What must not be found in a stored picture. */
export const SECRET = 'what the picture must not carry';
export const RED = '#d02020';
const GREEN = '#20b060';

export const twoColours = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: RED } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: GREEN } }, left: 30, top: 0 },
  ]);

const folderOf = ({ settings }: Ports): string => join(settings.dataDir, 'uploads');
/** The pictures in a folder, by name. */
async function inFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

/** Asserts that a stored picture is an sRGB jpg and nothing else. Answers whether it is higher than wide. */
export async function expectClean(content: Buffer, about: string): Promise<boolean> {
  const found = await sharp(content, { failOn: 'warning' }).metadata();
  expect(found, about).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, hasProfile: false });
  for (const part of ['exif', 'icc', 'iptc', 'xmp', 'orientation'] as const) expect(found[part], about).toBeUndefined();
  expect(content.includes(SECRET), about).toBe(false);
  expect([...content.subarray(-2)], about).toEqual([0xff, 0xd9]);
  expect(content.indexOf(Buffer.from([0xff, 0xd9])), about).toBe(content.length - 2);
  // Upright, it is red at its left and green at its right, or red above green where it was rotated.
  const { data, info } = await sharp(content, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  const isTall = info.height > info.width;
  expect([info.width, info.height], about).toEqual(isTall ? [40, 60] : [60, 40]);
  const [start, end] = isTall
    ? [
        [20, 10],
        [20, 50],
      ]
    : [
        [10, 20],
        [50, 20],
      ];
  const redOver = ([x = 0, y = 0]: readonly number[]) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) - (data[at + 1] ?? 0);
  };
  expect(redOver(start), about).toBeGreaterThan(50);
  expect(redOver(end), about).toBeLessThan(-50);
  return isTall;
}

/** Every route that takes pictures, with the worlds that it needs, for the tests of a describe. */
export function openUploads() {
  let worlds: Worlds;
  let senders: Readonly<Record<string, Sender>>;
  let jpg: Buffer;
  /** One for all worlds, as a process has one. */
  const encoder = new PictureEncoder();
  beforeAll(async () => {
    worlds = await openWorlds();
    for (const { ports } of Object.values(worlds))
      Object.assign(ports, { files: openPictures(ports.store, 'secret', ports.clock, ports.random, encoder) });
    senders = await openSenders(worlds);
    jpg = await twoColours().jpeg().toBuffer();
  });
  afterAll(async () => {
    for (const world of Object.values(worlds)) await world.close();
  });
  const senderOf = (key: string): Sender => {
    const sender = senders[key];
    if (!sender) throw new Error(`nothing sends pictures to ${key}`);
    return sender;
  };
  /** Lets a member send as many pictures again as in a new day. */
  const forgetUses = ({ db }: Ports) => forgetLimits(db);
  /** The pictures that were stored meanwhile. */
  const storedBy = async <T>({ ports, kept = () => inFolder(folderOf(ports)) }: Sender, send: () => Promise<T>) => {
    const before = await kept();
    const answer = await send();
    return { answer, added: [...(await kept())].flatMap(([name, content]) => (before.has(name) ? [] : [content])) };
  };
  return { encoder, jpg: () => jpg, senders: () => senders, senderOf, forgetUses, storedBy };
}
