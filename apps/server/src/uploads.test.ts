import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RouteKey, type RouteOf, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { openContentWorld } from '@greenhall/test-kit/content-world';
import { openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { JPG, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { verificationSender } from '@greenhall/test-kit/verification/sender';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPictures } from './platform/pictures/files.ts';
import { PictureEncoder } from './platform/pictures/pictures.ts';
import type { Ports } from './platform/ports.ts';

type Files = Readonly<Record<string, Buffer>>;
type Send = (files: Files) => Promise<{ readonly status: number; readonly refusal: RefusalName | undefined }>;

/** How a route is sent pictures. `open` makes something that the route accepts a picture for. */
interface Sender {
  readonly ports: Ports;
  readonly open: () => Promise<Send>;
  /** The pictures that are stored, by name, where they are not below `Upload/`. */
  readonly kept?: () => Promise<ReadonlyMap<string, Buffer>>;
}

/** A route of the contract that takes pictures. */
type UploadRoute = {
  [K in RouteKey]: RouteOf<K> extends { readonly files: readonly string[] } ? K : never;
}[RouteKey];

const UPLOAD_ROUTES = Object.entries(routes).flatMap(([slice, own]) =>
  Object.entries<Route>(own).flatMap(([name, { files, refusals }]) =>
    files ? [{ key: `${slice}.${name}`, files, refusals }] : [],
  ),
);

type Worlds = Awaited<ReturnType<typeof openWorlds>>;

async function openWorlds() {
  const [otc, orders, content, messages] = await Promise.all([
    openOtcWorld('embedded'),
    openOrdersWorld('embedded'),
    openContentWorld('embedded'),
    openMessagesWorld('embedded'),
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
    await buyer.client.call('shop.withdrawCase', { params: { id: order } });
    return (files) => buyer.client.upload('shop.askRefund', { reason: 'It is broken', lines }, files, { id: order });
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
    'shop.askRefund': { ports, open: refund },
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

const MIB = 1024 * 1024;
/** What must not be found in a stored picture. */
const SECRET = 'what the picture must not carry';
const ROTATED = 'rotated by its metadata, which also says where it was taken';
const [RED, GREEN] = ['#d02020', '#20b060'];

interface Sample {
  readonly content: Buffer;
  readonly isKept: boolean;
}

const twoColours = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: RED } }).composite([
    { input: { create: { width: 30, height: 40, channels: 3, background: GREEN } }, left: 30, top: 0 },
  ]);

/** A jpg with further segments behind its first marker. */
const withSegments = (jpg: Buffer, segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpg.subarray(0, 2), ...segments, jpg.subarray(2)]);

/** A valid colour profile that was made 4 MiB long, in the segments that it takes. */
async function hugeProfile(): Promise<Buffer[]> {
  const { icc = Buffer.alloc(0) } = await sharp(await twoColours().withIccProfile('p3').jpeg().toBuffer()).metadata();
  const whole = Buffer.concat([icc, Buffer.alloc(4 * MIB - icc.length, SECRET)]);
  whole.writeUInt32BE(whole.length, 0);
  const count = Math.ceil(whole.length / 65_000);
  return Array.from({ length: count }, (_, place) => {
    const part = whole.subarray(place * 65_000, (place + 1) * 65_000);
    const head = Buffer.from('\u00ff\u00e2\0\0ICC_PROFILE\0\0\0', 'latin1');
    head.writeUInt16BE(part.length + 16, 2);
    head.writeUInt8(place + 1, 16);
    head.writeUInt8(count, 17);
    return Buffer.concat([head, part]);
  });
}

/** The same jpg, which says that it has other sides. */
function declaring(jpg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** Rotated by a quarter, with a place and a name written into it. */
const withExif = (): Promise<Buffer> =>
  twoColours()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .toBuffer();

async function makeCorpus(): Promise<Readonly<Record<string, Sample>>> {
  const jpg = await twoColours().jpeg().toBuffer();
  const noise = await sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${SECRET}</title></svg>`,
  );
  const html = Buffer.from(`<!doctype html><script>alert("${SECRET}")</script>`);
  const others = {
    png: await twoColours().png().toBuffer(),
    gif: await twoColours().gif().toBuffer(),
    svg,
    html,
    zip: Buffer.from(`PK\u0003\u0004${SECRET}PK\u0005\u0006`, 'latin1'),
    pdf: Buffer.from(`%PDF-1.7\n${SECRET}\n%%EOF`),
  };
  const filled = (size: number) => Buffer.concat([jpg, Buffer.alloc(size - jpg.length, SECRET)]);
  const refused = {
    ...Object.fromEntries(Object.entries(others).map(([kind, content]) => [`a ${kind} named jpg`, content])),
    'nothing but the first marker': Buffer.from([0xff, 0xd8]),
    'a truncated jpg': noise.subarray(0, noise.length / 2),
    '65 500 pixels a side': declaring(jpg, 65_500),
    'no bytes': Buffer.alloc(0),
    '5 MiB and a byte': filled(5 * MIB + 1),
  };
  const kept = {
    ...Object.fromEntries(
      Object.entries(others).map(([kind, tail]) => [
        `a jpg with a ${kind} behind it`,
        Buffer.concat([jpg, tail, Buffer.from(SECRET)]),
      ]),
    ),
    cmyk: await twoColours().toColourspace('cmyk').jpeg().toBuffer(),
    progressive: await twoColours().jpeg({ progressive: true }).toBuffer(),
    [ROTATED]: await withExif(),
    'a colour profile of 4 MiB': withSegments(jpg, await hugeProfile()),
    'a byte less than 5 MiB': filled(5 * MIB - 1),
    '5 MiB': filled(5 * MIB),
  };
  const samples = (all: Readonly<Record<string, Buffer>>, isKept: boolean) =>
    Object.entries(all).map(([name, content]) => [name, { content, isKept }]);
  return Object.fromEntries([...samples(refused, false), ...samples(kept, true)]);
}

const folderOf = ({ settings }: Ports): string => join(settings.dataDir, 'uploads');
/** The pictures in a folder, by name. */
async function inFolder(folder: string): Promise<Map<string, Buffer>> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)));
}

/** Asserts that a stored picture is an sRGB jpg and nothing else. Answers whether it is higher than wide. */
async function expectClean(content: Buffer, about: string): Promise<boolean> {
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

describe('what is sent as a picture', () => {
  let worlds: Worlds;
  let senders: Readonly<Record<string, Sender>>;
  let corpus: Readonly<Record<string, Sample>>;
  let jpg: Buffer;
  /** One for all worlds, as a process has one. */
  const encoder = new PictureEncoder();
  beforeAll(async () => {
    worlds = await openWorlds();
    for (const { ports } of Object.values(worlds))
      Object.assign(ports, { files: openPictures(ports.store, 'secret', ports.clock, ports.random, encoder) });
    senders = await openSenders(worlds);
    corpus = await makeCorpus();
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
  const forgetUses = ({ db }: Ports) => sql`delete from platform_limit`.execute(db);
  /** The pictures that were stored meanwhile. */
  const storedBy = async <T>({ ports, kept = () => inFolder(folderOf(ports)) }: Sender, send: () => Promise<T>) => {
    const before = await kept();
    const answer = await send();
    return { answer, added: [...(await kept())].flatMap(([name, content]) => (before.has(name) ? [] : [content])) };
  };

  it.each(UPLOAD_ROUTES)('is refused or stored as a plain jpg by $key', async ({ key, files }) => {
    const sender = senderOf(key);
    const { ports, open } = sender;
    const [last = '', ...earlier] = files.toReversed();
    const first = earlier.at(-1);
    let send = await open();
    for (const [name, { content, isKept }] of Object.entries(corpus)) {
      await forgetUses(ports);
      // Where several pictures may be sent, an acceptable one comes first and is not kept alone.
      const sent = { ...(first ? { [first]: jpg } : {}), [last]: content };
      const { answer, added } = await storedBy(sender, () => send(sent));
      expect(answer.refusal, name).toBe(isKept ? undefined : 'imageRule');
      expect(added, name).toHaveLength(isKept ? Object.keys(sent).length : 0);
      const tall = await Promise.all(added.map((picture) => expectClean(picture, name)));
      expect(tall.includes(true), name).toBe(name === ROTATED);
      if (isKept) send = await open();
    }
  });

  it.each(UPLOAD_ROUTES)('is answered a hundred times at once by $key', async ({ key, files, refusals }) => {
    const sender = senderOf(key);
    await forgetUses(sender.ports);
    const send = await sender.open();
    const [field = ''] = files;
    const { answer, added } = await storedBy(sender, () =>
      Promise.all(Array.from({ length: 100 }, () => send({ [field]: jpg }))),
    );
    const refused = answer.flatMap(({ refusal }) => refusal ?? []);
    const expected: readonly string[] = [...refusals, 'serverBusy', 'tooFrequent'];
    expect(refused.filter((refusal) => !expected.includes(refusal))).toEqual([]);
    expect(refused.length).toBeLessThan(100);
    expect(added.length).toBeGreaterThan(0);
    expect(added.length).toBeLessThanOrEqual(100 - refused.length);
    for (const picture of added) await expectClean(picture, key);
  });

  it('is decoded two at a time, however many are sent at once and wherever', async () => {
    const large = await sharp({ create: { width: 1_600, height: 1_600, channels: 3, background: RED } })
      .jpeg()
      .toBuffer();
    for (const { ports } of Object.values(senders)) await forgetUses(ports);
    const open = await Promise.all(
      UPLOAD_ROUTES.map(async ({ key, files }) => ({ send: await senderOf(key).open(), files })),
    );
    const before = encoder.decoded;
    const answers = await Promise.all(
      open.flatMap(({ send, files: [field = ''] }) => Array.from({ length: 10 }, () => send({ [field]: large }))),
    );
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(encoder.decoded - before).toBeGreaterThan(2);
    expect(encoder.mostAtOnce).toBe(2);
  });
});
