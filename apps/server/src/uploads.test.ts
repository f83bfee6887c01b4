import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectClean, openUploads, RED, SECRET, twoColours, UPLOAD_ROUTES } from './test-uploads.ts';

const MIB = 1024 * 1024;
const ROTATED = 'rotated by its metadata, which also says where it was taken';

interface Sample {
  readonly content: Buffer;
  readonly isKept: boolean;
}

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

describe('what is sent as a picture', () => {
  const { encoder, jpg, senders, senderOf, forgetUses, storedBy } = openUploads();
  let corpus: Readonly<Record<string, Sample>>;
  beforeAll(async () => {
    corpus = await makeCorpus();
  });

  it.each(UPLOAD_ROUTES)('is refused or stored as a plain jpg by $key', async ({ key, files }) => {
    const sender = senderOf(key);
    const { ports, open } = sender;
    const [last = '', ...earlier] = files.toReversed();
    const first = earlier.at(-1);
    let send = await open();
    for (const [name, { content, isKept }] of Object.entries(corpus)) {
      await forgetUses(ports);
      // Where several pictures may be sent, an acceptable one comes first and is not kept alone.
      const sent = { ...(first ? { [first]: jpg() } : {}), [last]: content };
      const { answer, added } = await storedBy(sender, () => send(sent));
      expect(answer.refusal, name).toBe(isKept ? undefined : 'imageRule');
      expect(added, name).toHaveLength(isKept ? Object.keys(sent).length : 0);
      const tall = await Promise.all(added.map((picture) => expectClean(picture, name)));
      expect(tall.includes(true), name).toBe(name === ROTATED);
      if (isKept) send = await open();
    }
  });

  it('is decoded two at a time, however many are sent at once and wherever', async () => {
    const large = await sharp({ create: { width: 1_600, height: 1_600, channels: 3, background: RED } })
      .jpeg()
      .toBuffer();
    for (const { ports } of Object.values(senders())) await forgetUses(ports);
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
