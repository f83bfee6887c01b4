import { createHash } from 'node:crypto';
import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../database/transact.ts';
import { recorded } from './acting.ts';
import { audit, auditAfter, auditCheck, auditHead, changeOf } from './audit.ts';
import { type ChainedEntry, GENESIS, hashOf } from './chain.ts';
import { entryOf, headsIn, lineOf } from './file.ts';
import { headLogger } from './log-head.ts';
import { verifyAudit } from './verify.ts';

async function* each(entries: readonly ChainedEntry[]): AsyncGenerator<ChainedEntry> {
  yield* entries;
}

/** The entries with all hashes computed anew, as one who can write to the database would leave them. */
function madeAnew(entries: readonly ChainedEntry[]): ChainedEntry[] {
  let head = GENESIS;
  return entries.map((entry, index) => {
    const moved = { ...entry, sequence: BigInt(index + 1) };
    head = { ...moved, hash: hashOf(head.hash, moved) };
    return { ...moved, hash: head.hash };
  });
}

describe.each(ENGINES)('the audit log on %s', (engine) => {
  let ports: TestPorts;
  beforeEach(async () => {
    ports = await testPorts(engine);
    // An entry of the first form, as earlier versions wrote it.
    const at = ports.clock.now();
    const line = [1, 'ada', 'switch.set', 'registration', '{"on":false}', at.toISOString()].map(String);
    const hash = createHash('sha256').update(Buffer.alloc(32)).update(JSON.stringify(line)).digest();
    await sql`insert into platform_audit (sequence, operator, act, subject, detail, at, previous, hash)
              values (1, 'ada', 'switch.set', 'registration', '{"on": false}'::jsonb, ${at}, ${Buffer.alloc(32)}, ${hash})`.execute(
      ports.db,
    );
    for (const subject of ['activation', 'registration', 'activation'])
      await transact(ports.db, async (tx) => {
        const detail = { on: true, reason: 'a repair is over' };
        const changed = { before: { isOn: 'off' }, after: { isOn: 'on' } };
        await audit(tx, { operator: 'ada', act: 'switch.set', subject, detail, ...changed, at: ports.clock.now() });
        return accept(undefined);
      });
  });
  afterEach(() => ports.close());

  const all = () => auditAfter(ports.db, 0n, 100);
  const judge = async (entries: readonly ChainedEntry[], heads = [GENESIS].slice(1)) =>
    (await verifyAudit(each(entries), heads)).fault;

  it('goes on in its second form behind entries of the first, and both hold', async () => {
    const entries = await all();
    expect(entries.map(({ form }) => form)).toEqual([1, 2, 2, 2]);
    expect(entries[1]).toMatchObject({ subjectKind: 'switch', reason: 'a repair is over', detail: { on: true } });
    expect(await judge(entries, [await auditHead(ports.db)])).toBeUndefined();
    expect(await auditCheck.run(ports.db)).toEqual([]);
  });

  it('names the first entry that was changed, removed, inserted or swapped', async () => {
    const [first, second, third, last] = (await all()) as [ChainedEntry, ChainedEntry, ChainedEntry, ChainedEntry];
    const bent = { ...second, after: { isOn: 'off' } };
    expect(await judge([first, bent, third, last])).toEqual({ at: 2n, what: 'changed' });
    for (const field of [
      'role',
      'session',
      'request',
      'network',
      'reason',
      'proposal',
      'subjectKind',
      'operator',
    ] as const)
      expect(
        await judge([first, { ...second, [field]: field === 'session' || field === 'proposal' ? 7n : 'x' }]),
      ).toEqual({
        at: 2n,
        what: 'changed',
      });
    expect(await judge([first, third, last])).toEqual({ at: 2n, what: 'removed' });
    expect(await judge([first, second, second, third, last])).toEqual({ at: 2n, what: 'inserted' });
    const swapped = [first, { ...third, sequence: 2n }, { ...second, sequence: 3n }, last];
    expect(await judge(swapped)).toEqual({ at: 2n, what: 'changed' });
    expect(await judge([first, { ...second, form: 3 }])).toEqual({ at: 2n, what: 'of an unknown form' });
  });

  it('that was cut off at the end, or made anew with all its hashes, is found by an end that was kept', async () => {
    const entries = await all();
    const lines: string[] = [];
    const log = {
      ...ports.log,
      info: (what: object) => lines.push(JSON.stringify(what)),
    } as unknown as typeof ports.log;
    const logHead = headLogger({ db: ports.db, log });
    await logHead();
    await logHead();
    expect(lines).toHaveLength(1);
    const heads = headsIn(`{"level":30,${lines[0]?.slice(1)}\n`);
    expect(heads).toHaveLength(1);
    // A downloaded proof names the end that its snapshot kept.
    const [end] = heads.map(({ sequence, hash }) => ({
      sequence: String(sequence),
      hash: Buffer.from(hash).toString('hex'),
    }));
    expect(headsIn(JSON.stringify({ head: { number: '7', audit: end } }, null, 2))).toEqual(heads);
    const short = entries.slice(0, 3);
    expect(await judge(short)).toBeUndefined();
    expect(await judge(short, heads)).toEqual({ at: 4n, what: 'cut off' });
    const forged = madeAnew([...entries.slice(0, 1), ...entries.slice(2), ...entries.slice(3)]);
    expect(await judge(forged)).toBeUndefined();
    expect(await judge(forged, heads)).toEqual({ at: 4n, what: 'made anew' });
  });

  it('keeps what has changed, long texts as digests, within 8 kB', async () => {
    const long = 'ก'.repeat(501);
    const texts = (of: string) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`text ${n}`, of.repeat(490)]));
    const entry = { operator: 'ada', act: 'content.text', subject: '1', detail: {}, at: ports.clock.now() } as const;
    for (const change of [
      changeOf({ title: 'Old', place: 1, body: long }, { title: 'New', place: 1, body: 'short' }),
      changeOf(null, texts('ก')),
    ])
      await transact(ports.db, async (tx) => accept(await audit(tx, { ...entry, ...change })));
    const [small, large] = (await all()).slice(-2);
    const digest = `sha256:${createHash('sha256').update(long).digest('hex')} (501)`;
    expect(small).toMatchObject({ before: { title: 'Old', body: digest }, after: { title: 'New', body: 'short' } });
    expect(small?.before).not.toHaveProperty('place');
    expect(Buffer.byteLength(JSON.stringify(large?.after))).toBeLessThan(8_192);
    expect(Object.values(large?.after ?? {})).toHaveLength(10);
    expect(await judge(await all())).toBeUndefined();
  });

  it('takes no change of what neither was there nor is', () => {
    expect(() => changeOf(null, null)).toThrow('nothing was there');
    expect(changeOf(null, { place: 1 })).toEqual({ before: null, after: { place: 1 } });
    expect(changeOf({ place: 1 }, null)).toEqual({ before: { place: 1 }, after: null });
  });

  it('lets no write of an operator take effect that left no entry, or two', async () => {
    const origin = { network: '127.0.0.1', device: 'test', language: undefined, request: 'r1' };
    const call = { route: 'admin.setSwitch', caller: operatorCaller('ada', []), origin } as const;
    const write = (times: number) =>
      transact(ports.db, (tx) =>
        recorded(tx, ports, call, async () => {
          const entry = {
            operator: 'ada',
            act: 'switch.set',
            subject: 'activation',
            detail: {},
            before: { isOn: true },
            after: { isOn: false },
          } as const;
          for (let left = times; left > 0; left -= 1) await audit(tx, { ...entry, at: ports.clock.now() });
          return accept(true);
        }),
      );
    await expect(write(0)).rejects.toThrow('admin.setSwitch left 0 entries');
    await expect(write(2)).rejects.toThrow('admin.setSwitch left 2 entries');
    expect(await all()).toHaveLength(4);
    expect((await write(1)).ok).toBe(true);
    expect((await all()).at(-1)).toMatchObject({ role: 'super', session: 1n, request: 'r1', network: '127.0.0.1' });
  });

  it('is read back from an export as it is, and a bent byte is found', async () => {
    const lines = (await all()).map(lineOf);
    expect(await judge(lines.map(entryOf))).toBeUndefined();
    const bent = lines.map((line, index) =>
      index === 2 ? line.replace('a repair is over', 'a repair is 0ver') : line,
    );
    expect(await judge(bent.map(entryOf))).toEqual({ at: 3n, what: 'changed' });
  });
});
