import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeClock } from '@greenhall/test-kit/clock';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { membersFiles } from '../../slices/members/store.ts';
import { walletFiles } from '../../slices/wallet/request/store.ts';
import { likeEarlier } from '../../slices/wallet/request/store.ts';
import { localFiles } from '../files/local.ts';
import { openPictures } from './files.ts';
import { BusyError } from '../admission/concurrency-limit.ts';
import { ALIKE_BITS, PictureEncoder } from './pictures.ts';
import { systemRandom } from '../random.ts';
import { sweepFiles } from './uploads.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#28ae6d' } })
    .jpeg({ quality: 30 })
    .toBuffer();

/** Something like a receipt: blocks of grey, of which each receipt has its own. */
function receipt(seed: number): Promise<Buffer> {
  const block = (n: number): string => {
    const [x, y, grey] = [(n % 9) * 66, Math.floor(n / 9) * 100, ((n + 1) * 7_919 * (seed + 3)) % 256];
    return `<rect x="${x}" y="${y}" width="66" height="100" fill="rgb(${grey},${grey},${grey})"/>`;
  };
  const blocks = Array.from({ length: 72 }, (_, n) => block(n)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="594" height="800">${blocks}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}

const distance = (a: string | null, b: string | null): number =>
  a === null || b === null ? Infinity : [...a].filter((bit, at) => bit !== b[at]).length;

describe('a picture', () => {
  const encoder = new PictureEncoder();
  const fingerprintOf = async (content: Buffer) => (await encoder.encode(content, true))?.fingerprint ?? null;

  it('is known again when it was written anew, brightened or cut off at its edge, and not taken for another', async () => {
    const original = await receipt(1);
    const first = await fingerprintOf(original);
    expect(first).toMatch(/^[01]{64}$/);
    const changed = [
      await sharp(original).jpeg({ quality: 40 }).toBuffer(),
      await sharp(original).modulate({ brightness: 1.2 }).jpeg().toBuffer(),
      await sharp(original).extract({ left: 8, top: 10, width: 578, height: 780 }).jpeg().toBuffer(),
      await sharp(original).resize(300).jpeg().toBuffer(),
    ];
    for (const picture of changed)
      expect(distance(first, await fingerprintOf(picture))).toBeLessThanOrEqual(ALIKE_BITS);
    for (const seed of [2, 3, 4])
      expect(distance(first, await fingerprintOf(await receipt(seed)))).toBeGreaterThan(ALIKE_BITS);
  });

  it('that shows nothing is known by nothing', async () => {
    expect(await fingerprintOf(await flat(300, 200))).toBeNull();
  });

  it('of more than 16 megapixels is refused without being decoded, thirty of them at once', async () => {
    const huge = await flat(8_000, 5_000);
    const before = encoder.decoded;
    const answers = await Promise.all(Array.from({ length: 30 }, () => encoder.encode(huge, true)));
    expect(answers.every((answer) => answer === undefined)).toBe(true);
    expect(encoder.decoded).toBe(before);
  });

  it('waits for its turn, two being decoded at once, and is sent away when the turn does not come', async () => {
    const large = await flat(4_000, 3_900);
    const impatient = new PictureEncoder(1, 1);
    const turns = await Promise.allSettled([impatient.encode(large, true), impatient.encode(large, true)]);
    // Which of the two comes first is not said: both are looked at before they wait.
    expect(turns.map((turn) => turn.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(turns.find((turn) => turn.status === 'rejected')).toMatchObject({ reason: expect.any(BusyError) });
    const patient = new PictureEncoder(2, 240_000);
    const all = await Promise.all(Array.from({ length: 6 }, () => patient.encode(large, false)));
    expect(all.every((one) => one?.jpg)).toBe(true);
  });

  it('of any colour space is stored as sRGB', async () => {
    const [wide, grey, print] = await Promise.all([
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2362f' } })
        .withIccProfile('p3')
        .jpeg()
        .toBuffer(),
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#808080' } })
        .greyscale()
        .jpeg()
        .toBuffer(),
      sharp({ create: { width: 60, height: 40, channels: 3, background: '#28ae6d' } })
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    ]);
    for (const picture of [wide, grey, print]) {
      const { jpg } = (await encoder.encode(picture, false)) ?? {};
      expect(await sharp(jpg).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasProfile: false });
    }
    const { jpg = Buffer.alloc(0) } = (await encoder.encode(print, false)) ?? {};
    const [red = 255, green = 0] = await sharp(jpg).raw().toBuffer();
    expect(green).toBeGreaterThan(red);
  });

  it('of the public can be had in three widths, made once and removed with it, and never wider than it is', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'greenhall-files-'));
    const files = openPictures(localFiles(directory), 'secret', fakeClock(), systemRandom, encoder);
    const [open, closed] = await Promise.all([
      files.keep(await flat(900, 600), { kind: 'public', isMarked: false }),
      files.keep(await flat(900, 600), { kind: 'private', isMarked: false }),
    ]);
    const name = open?.name ?? '';
    const read = async (width?: string) =>
      (await sharp(await files.read(name, { width, readers: [] })).metadata()).width;
    const before = encoder.decoded;
    expect(await Promise.all([read('320'), read('320'), read('320')])).toEqual([320, 320, 320]);
    expect(await read('320')).toBe(320);
    expect(encoder.decoded).toBe(before + 1);
    expect([await read('640'), await read('1280'), await read('7'), await read()]).toEqual([640, 900, 900, 900]);
    const link = new URL(files.link(closed?.name ?? '', 'ann'), 'http://files/');
    const [expires, signature] = ['e', 's'].map((each) => link.searchParams.get(each) ?? '');
    const linked = (...readers: string[]) =>
      files.read(closed?.name ?? '', { expires, signature, width: '320', readers });
    expect((await sharp(await linked('bo', 'ann')).metadata()).width).toBe(900);
    expect([await linked('bo'), await linked(), await linked('')]).toEqual([undefined, undefined, undefined]);
    await files.remove(name);
    expect(readdirSync(join(directory, 'uploads'))).toEqual([closed?.name]);
    rmSync(directory, { recursive: true, force: true });
  });

  it('is stored under a random name, and a broken-off one is found among the old', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'greenhall-files-'));
    const clock = fakeClock();
    const files = openPictures(localFiles(directory), 'secret', clock, systemRandom, encoder);
    const kept = await files.keep(await receipt(5), { kind: 'private', isMarked: true });
    expect(kept?.hash).toHaveLength(32);
    expect(await files.olderThan(clock.now())).toEqual([]);
    clock.advance(DAY);
    expect(await files.olderThan(clock.now())).toEqual([kept?.name]);
    rmSync(directory, { recursive: true, force: true });
  });
});

describe.each(ENGINES)('pictures of members on the %s database', (engine) => {
  let world: WalletWorld;
  let jpg: Buffer;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    jpg = await flat(40, 30);
  });
  afterAll(() => world.close());
  /** The stored files; the folder comes with the first of them. */
  const stored = () => {
    const folder = join(world.ports.settings.dataDir, 'uploads');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const report = (reference: string, voucher = jpg, key?: string) =>
    world.ann.client.upload('wallet.submitRecharge', { amount: '250', reference }, { voucher }, {}, key);

  it('thirty of 40 megapixels at once are refused, others are answered meanwhile, and nothing is kept', async () => {
    const huge = await flat(8_000, 5_000);
    const before = stored().length;
    const sent = Array.from({ length: 30 }, (_, n) => report(`HUGE-${n}`, huge));
    expect((await world.bo.client.call('wallet.balances')).status).toBe(200);
    expect(await Promise.all(sent)).toMatchObject(Array.from({ length: 30 }, () => ({ refusal: 'imageRule' })));
    expect((await world.ann.client.call('wallet.recharges')).value.items).toEqual([]);
    expect(stored()).toHaveLength(before);
  });

  it('a repeated request leaves no second file and says that it is one', async () => {
    const first = await report('ONE', jpg, 'key-of-the-voucher');
    const files = stored().length;
    const again = await report('ONE', jpg, 'key-of-the-voucher');
    expect(again.value).toEqual(first.value);
    expect([first, again].map((one) => one.raw.headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(stored()).toHaveLength(files);
    const other = await sharp(jpg).jpeg({ quality: 90 }).toBuffer();
    expect((await report('ONE', other, 'key-of-the-voucher')).refusal).toBe('resubmitted');
    expect((await report('ONE')).refusal).toBe('referenceUsed');
    expect(stored()).toHaveLength(files);
  });

  it('a voucher like an earlier one is taken, and marked for the desk', async () => {
    const voucher = await receipt(7);
    const numbers: string[] = [];
    for (const [reference, picture] of [
      ['LIKE-1', voucher],
      ['LIKE-2', await sharp(voucher).modulate({ brightness: 1.15 }).jpeg({ quality: 50 }).toBuffer()],
      ['LIKE-3', await receipt(8)],
    ] as const)
      numbers.push((await report(reference, picture)).value.number);
    const { rows } = await sql<{ id: bigint; number: string }>`
      select id, number from wallet_recharge order by id`.execute(world.ports.db);
    const alike = await likeEarlier(
      world.ports.db,
      rows.map((row) => row.id),
    );
    const of = (number: string | undefined) => alike.get(rows.find((row) => row.number === number)?.id ?? 0n);
    expect(of(numbers[0])).toEqual([]);
    expect(of(numbers[1])).toEqual([numbers[0]]);
    expect(of(numbers[2])).toEqual([]);
  });

  it('a member sends so many a day and no more, and is told when to come back', async () => {
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < 101; n += 1) {
      const { refusal, params } = await world.bo.client.upload('members.setAvatar', {}, { avatar: jpg });
      answers.push(refusal);
      if (refusal) expect(params.seconds).toBeGreaterThan(0);
    }
    expect(answers.slice(0, 100).every((refusal) => refusal === undefined)).toBe(true);
    expect(answers[100]).toBe('tooFrequent');
    expect(stored().filter((name) => name.startsWith('p-'))).toHaveLength(100);
  });

  it('a day later what no row names is gone, and what one names is there', async () => {
    const { files, clock } = world.ports;
    const orphan = await files.keep(jpg, { kind: 'private', isMarked: false });
    const before = stored().length;
    const sweep = () => sweepFiles(world.ports, [membersFiles, walletFiles]);
    expect(await sweep()).toBe(0);
    clock.advance(DAY + 1);
    // Of the pictures that the member before has sent, 99 were replaced.
    expect(await sweep()).toBe(100);
    expect(stored()).toHaveLength(before - 100);
    expect(stored()).not.toContain(orphan?.name);
  });
});
