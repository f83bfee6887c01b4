import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memberProofFile, wholeSnapshotFile, type WholeSnapshotFile } from '@greenhall/contract/proof/routes';
import { readMemberProof, readWhole } from '@greenhall/contract/proof/file';
import { platformAccount } from '@greenhall/domain/ledger/account';
import { checkMemberProof, checkWhole } from '@greenhall/domain/proof/verify';
import { amount, MICRO } from '@greenhall/domain/shared/money';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../platform/checks.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { transact } from '../../platform/database/transact.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { post } from '../ledger/index.ts';
import { settleDays } from '../stock/settlement/settle-day.ts';
import { leavesOf } from './store.ts';
import { sha256 } from './salt.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { proofChecks } from './checks.ts';
import { proofHandlers } from './routes.ts';
import { proofJobs } from './jobs.ts';

const SCRIPT = fileURLToPath(new URL('../../programs/verify-proof.ts', import.meta.url));

/** What the offline verifier makes of a file. */
function verify(content: unknown): { code: number | null; said: string } {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-proof-'));
  const file = join(directory, 'proof.json');
  writeFileSync(file, JSON.stringify(content));
  const done = spawnSync(process.execPath, [SCRIPT, file], { encoding: 'utf8' });
  rmSync(directory, { recursive: true });
  return { code: done.status, said: done.stdout };
}

describe.each(ENGINES)('the proof of solvency on %s', (engine) => {
  let world: World;
  let ann: Person;
  let ben: Person;
  let desk: TestClient;
  beforeAll(async () => {
    world = await openWorld(engine);
    bindSlice(
      world.http,
      { ...world.auth, operator: async () => operatorCaller('ivy') },
      'proof',
      proofHandlers(world.ports),
    );
    desk = new TestClient(world.http);
    desk.setCookie(OPERATOR_COOKIE, 'ivy');
    ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A' });
    ben = await world.join('ben88', { by: ann.code, contact: 'ann88', zone: 'A' });
  });
  afterAll(() => world.close());

  /** Backing for unit coins, against usdt that came in from outside. */
  const back = (coins: bigint) =>
    transact(world.ports.db, (tx) =>
      post(tx, {
        reference: 'test:backing',
        at: world.ports.clock.now(),
        postings: [
          {
            kind: 'exchange',
            from: platformAccount('outside:receipt', 'usdt'),
            to: platformAccount('backing', 'usdt'),
            amount: amount(coins * MICRO),
          },
        ],
      }),
    );
  /** A whole snapshot as an auditor downloads it. */
  const download = async (number: string): Promise<WholeSnapshotFile> => {
    const file = await desk.call('proof.whole', { params: { id: number } });
    return wholeSnapshotFile.parse(file.value);
  };

  it('has nothing to publish while nobody is owed anything', async () => {
    expect(await takeSnapshot(world.ports)).toBeUndefined();
    expect((await world.guest.call('proof.latest')).refusal).toBe('notFound');
    expect((await ann.client.call('proof.mine')).refusal).toBe('notFound');
  });

  it('publishes what is owed, and each member finds exactly its own balances in it', async () => {
    await world.fund(ann.no, 'mey', 120n);
    await world.fund(ann.no, 'bdb', 30n);
    await world.fund(ben.no, 'usdt', 7n);
    await back(150n);
    const taken = await takeSnapshot(world.ports);
    const latest = await world.guest.call('proof.latest');
    expect(latest.value).toEqual({ head: taken?.head, hash: taken?.hash });
    expect(latest.value.head).toMatchObject({ number: '1', leaves: 2, previous: '0'.repeat(64) });
    expect(latest.value.head.rootSums).toEqual({
      mey: '120.000000',
      bdb: '30.000000',
      ftb: '0.000000',
      usdt: '7.000000',
    });
    const mine = await ann.client.call('proof.mine');
    expect(mine.value.leaf).toMatchObject({ member: ann.no, sums: { mey: '120.000000', usdt: '0.000000' } });
    expect(checkMemberProof(sha256, readMemberProof(memberProofFile.parse(mine.value)))).toBeUndefined();
    const others = await ben.client.call('proof.mine');
    expect(others.value.leaf.salt).not.toBe(mine.value.leaf.salt);
    const claimed = {
      ...mine.value,
      leaf: { ...mine.value.leaf, sums: { ...mine.value.leaf.sums, mey: '121.000000' } },
    };
    expect(checkMemberProof(sha256, readMemberProof(memberProofFile.parse(claimed)))).toEqual({ place: 'root' });
    expect((await world.guest.call('proof.mine')).refusal).toBe('notSignedIn');
  });

  it('chains each snapshot to the one before, one after each settlement by itself', async () => {
    const [publish] = proofJobs(world.ports);
    await publish?.run();
    expect((await world.guest.call('proof.latest')).value.head.number).toBe('1');
    await settleDays(world.ports);
    world.ports.clock.advance(DAY);
    await settleDays(world.ports);
    await publish?.run();
    await publish?.run();
    const list = await world.guest.call('proof.snapshots');
    expect(list.value.items.map((item) => item.head.number)).toEqual(['2', '1']);
    expect(list.value.items[0]?.head.previous).toBe(list.value.items[1]?.hash);
    const report = await runChecks(world.ports.db, proofChecks);
    expect(report.clean).toBe(true);
  });

  it('waits while bonuses of a settlement are being credited', async () => {
    world.ports.clock.advance(2 * MINUTE);
    await sql`update stock_credit set first = first - 1`.execute(world.ports.db);
    expect(await takeSnapshot(world.ports)).toBeUndefined();
    expect((await desk.call('proof.take')).refusal).toBe('serverBusy');
    await sql`update stock_credit set first = first + 1`.execute(world.ports.db);
    world.ports.clock.advance(-2 * MINUTE);
  });

  it('lets an operator take one at a word, once a minute, and keeps the act in the log', async () => {
    expect((await desk.call('proof.take')).refusal).toBe('tooFrequent');
    world.ports.clock.advance(2 * MINUTE);
    const taken = await desk.call('proof.take');
    expect(taken.value.head.number).toBe('3');
    const log = await latestActs(world.ports.db, 5);
    expect(log[0]).toMatchObject({ operator: 'ivy', act: 'proof.take', subject: '3' });
    expect((await world.guest.call('proof.take')).refusal).toBe('notSignedIn');
    expect((await desk.call('proof.whole', { params: { id: '99' } })).refusal).toBe('notFound');
  });

  it('can be verified from a file without a network', async () => {
    const mine = await ann.client.call('proof.mine');
    const whole = await download('2');
    const poorer = { ...mine.value.leaf.sums, mey: '1.000000' };
    const changed = whole.leaves.map((leaf, at) => (at === 1 ? { ...leaf, salt: '0'.repeat(64) } : leaf));
    expect(verify(mine.value)).toEqual({ code: 0, said: expect.stringMatching(/^holds: snapshot 3 /) });
    expect(verify(whole)).toMatchObject({ code: 0 });
    expect(verify({ ...mine.value, leaf: { ...mine.value.leaf, sums: poorer } })).toMatchObject({ code: 1 });
    expect(verify({ ...whole, leaves: changed })).toEqual({
      code: 1,
      said: expect.stringMatching(/^BROKEN at leaf 1: /),
    });
    expect(verify({ kind: 'whole' })).toMatchObject({ code: 2 });
  });

  it('gives auditors every leaf, and a tampered row is named', async () => {
    const file = await download('2');
    expect(checkWhole(sha256, readWhole(file))).toBeUndefined();
    const [first] = await leavesOf(world.ports.db, 2n, 0, 1);
    await sql`update proof_leaf set sums[1] = sums[1] + 1 where snapshot = 2 and place = 0`.execute(world.ports.db);
    expect(checkWhole(sha256, readWhole(await download('2')))).toEqual({ place: 'block', at: 0 });
    await sql`update proof_leaf set sums[1] = sums[1] - 1 where snapshot = 2 and place = 0`.execute(world.ports.db);
    expect((await leavesOf(world.ports.db, 2n, 0, 1))[0]).toEqual(first);
    await sql`update proof_snapshot set hash = repeat('a', 64) where number = 1`.execute(world.ports.db);
    const report = await runChecks(world.ports.db, proofChecks);
    expect(report.checks.flatMap((check) => check.found)).toEqual(['snapshot 1']);
  });
});
