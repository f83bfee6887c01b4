import { randomUUID } from 'node:crypto';
import { MINUTE } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { ENGINES } from '@greenhall/test-kit/database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { creditDueTransfers } from './settle-transfer.ts';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';

describe.each(ENGINES)('a transfer on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 10_000n, usdt: 500n });
  });
  afterAll(() => world.close());
  afterEach(async () => expect(await world.faults()).toEqual([]));

  const send = (over: Record<string, unknown> = {}, key?: string) =>
    world.ann.client.call('wallet.transfer', {
      body: { payee: 'bochen', coin: 'mey', amount: '10', payPassword: PAY, ...over },
      ...(key ? { key } : {}),
    });

  it('tells who would receive, masked, and that it is the first time', async () => {
    const { value } = await world.ann.client.call('wallet.payee', { query: { username: 'BOCHEN' } });
    expect(value).toEqual({ name: 'bochen', isMasked: false, nickname: null, firstTime: true, sameTeam: null });
    const ofTeam = await world.ann.client.call('wallet.payee', { query: { username: 'bochen', coin: 'bdb' } });
    expect(ofTeam.value.sameTeam).toBe(false);
    await world.bo.client.call('members.updateProfile', { body: { nickname: 'Bo' } });
    const named = await world.ann.client.call('wallet.payee', { query: { username: 'bochen' } });
    expect(named.value).toMatchObject({ name: 'bochen', nickname: 'Bo' });
    await sql`update members_member set nickname = 'Greenhall Support' where member_no = ${BigInt(world.bo.no)}`.execute(
      world.ports.db,
    );
    const posing = await world.ann.client.call('wallet.payee', { query: { username: 'bochen' } });
    expect(posing.value.nickname).toBeNull();
    expect((await world.ann.client.call('wallet.payee', { query: { username: 'annlee' } })).refusal).toBe(
      'selfTransfer',
    );
    expect((await world.ann.client.call('wallet.payee', { query: { username: 'nobody' } })).refusal).toBe(
      'payeeNotFound',
    );
  });

  it('holds the first one to a payee, and gives it back whole when it is cancelled', async () => {
    const before = await world.balance(world.ann, 'mey');
    const made = await send({ amount: '25.5' });
    expect(made.value).toMatchObject({ state: 'held', amount: '25.500000', mayCancel: true });
    expect((await world.balance(world.ann, 'mey')).locked).toBe('25.500000');
    expect((await world.balance(world.bo, 'mey')).available).toBe('0.000000');
    const byOther = await world.bo.client.call('wallet.cancelTransfer', { params: { id: made.value.id } });
    expect(byOther.refusal).toBe('notFound');
    const cancelled = await world.ann.client.call('wallet.cancelTransfer', { params: { id: made.value.id } });
    expect(cancelled.value.state).toBe('cancelled');
    expect(await world.balance(world.ann, 'mey')).toEqual(before);
    const again = await world.ann.client.call('wallet.cancelTransfer', { params: { id: made.value.id } });
    expect(again.refusal).toBe('statusChanged');
  });

  it('credits it by itself after ten minutes, and later ones at once', async () => {
    const made = await send({ amount: '30' });
    world.ports.clock.advance(9 * MINUTE);
    await creditDueTransfers(world.ports);
    expect((await world.balance(world.bo, 'mey')).available).toBe('0.000000');
    world.ports.clock.advance(MINUTE);
    await creditDueTransfers(world.ports);
    await creditDueTransfers(world.ports);
    expect((await world.balance(world.bo, 'mey')).available).toBe('30.000000');
    const late = await world.ann.client.call('wallet.cancelTransfer', { params: { id: made.value.id } });
    expect(late.refusal).toBe('cancelWindowOver');
    const second = await send({ amount: '1', remark: 'for the tea' });
    expect(second.value).toMatchObject({ state: 'credited', credited: '1.000000', remark: 'for the tea' });
    expect((await world.balance(world.bo, 'mey')).available).toBe('31.000000');
  });

  it('has one effect per key, and refuses the key with another body', async () => {
    const key = randomUUID();
    const before = (await world.balance(world.ann, 'mey')).available;
    const first = await send({ amount: '2' }, key);
    const replay = await send({ amount: '2' }, key);
    const changed = await send({ amount: '3' }, key);
    expect(replay.value).toEqual(first.value);
    expect(changed.refusal).toBe('resubmitted');
    expect((await world.balance(world.ann, 'mey')).available).toBe((Number(before) - 2).toFixed(6));
  });

  it('has one effect when the same request arrives ten times at once', async () => {
    const key = randomUUID();
    const before = Number((await world.balance(world.bo, 'mey')).available);
    const all = await Promise.all(Array.from({ length: 10 }, () => send({ amount: '4' }, key)));
    expect(all.every((one) => one.status === 200 || one.refusal === 'resubmitted')).toBe(true);
    expect(all.some((one) => one.status === 200)).toBe(true);
    expect(Number((await world.balance(world.bo, 'mey')).available)).toBe(before + 4);
  });

  it('lets one of fifty parallel full spends through', async () => {
    const { available } = await world.balance(world.ann, 'mey');
    const before = Number((await world.balance(world.bo, 'mey')).available);
    const all = await Promise.all(Array.from({ length: 50 }, () => send({ amount: available })));
    expect(all.filter((one) => one.status === 200)).toHaveLength(1);
    expect(all.filter((one) => one.refusal === 'insufficientBalance')).toHaveLength(49);
    expect((await world.balance(world.ann, 'mey')).available).toBe('0.000000');
    expect(Number((await world.balance(world.bo, 'mey')).available)).toBe(before + Number(available));
    await world.give(world.ann, { mey: 1_000n });
  });

  it('takes the fee of a crypto coin from the amount and divides it', async () => {
    await world.ann.client.call('wallet.transfer', {
      body: { payee: 'bochen', coin: 'usdt', amount: '200', payPassword: PAY },
    });
    expect((await world.balance(world.bo, 'usdt')).available).toBe('199.800000');
  });

  it('keeps the registration coin within one sponsor line, and the reinvestment coin with its owner', async () => {
    for (const to of ['bdb', 'ftb']) {
      const converted = await world.ann.client.call('wallet.convert', {
        body: { from: 'mey', to, amount: '50', payPassword: PAY },
      });
      expect(converted.value).toMatchObject({ from: 'mey', to, credited: '50.000000' });
    }
    expect((await send({ coin: 'bdb' })).refusal).toBe('teamOnly');
    expect((await send({ coin: 'bdb', payee: 'root' })).status).toBe(200);
    expect((await send({ coin: 'ftb' })).refusal).toBe('coinNotAllowed');
    const back = await world.ann.client.call('wallet.convert', {
      body: { from: 'bdb', to: 'mey', amount: '1', payPassword: PAY },
    });
    expect(back.refusal).toBe('directionNotAllowed');
  });

  it('refuses a wrong payment password and says how many tries are left', async () => {
    const wrong = await send({ payPassword: 'wrong-1' });
    expect(wrong).toMatchObject({ refusal: 'payPasswordWrong', status: 403, params: { left: 4 } });
    expect((await send({ amount: '1' })).status).toBe(200);
  });

  it('goes by the transfer lock as it is now, however often the two have dealt before', async () => {
    const key = randomUUID();
    const first = await send({ amount: '1' }, key);
    expect(first.value.state).toBe('credited');
    const lock = (on: boolean) => sql`update identity_credential set transfer_lock = ${on} where username = 'annlee'`;
    await lock(true).execute(world.ports.db);
    expect((await send({ amount: '1' })).refusal).toBe('transferLocked');
    expect((await send({ amount: '1' }, key)).value).toEqual(first.value);
    await lock(false).execute(world.ports.db);
    expect((await send({ amount: '1' })).status).toBe(200);
  });

  it('gives a first payment back when the registration it is for is deleted meanwhile', async () => {
    const before = await world.balance(world.ann, 'mey');
    const carl = await world.join('carl01', { by: world.ann.code, contact: 'annlee', zone: 'A' });
    expect((await send({ payee: 'carl01', amount: '7' })).value.state).toBe('held');
    const gone = await world.ann.client.call('network.deleteNode', { params: { id: carl.no } });
    expect(gone.status).toBe(200);
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
    expect(await world.balance(world.ann, 'mey')).toEqual(before);
  });

  it('is credited or its payee is deleted, never both', async () => {
    let above = 'annlee';
    for (let round = 0; round < 8; round += 1) {
      const before = Number((await world.balance(world.ann, 'mey')).available);
      const dora = await world.join(`dora${round}`, { by: world.ann.code, contact: above, zone: 'A' });
      await send({ payee: dora.name, amount: '1' });
      world.ports.clock.advance(10 * MINUTE);
      const remove = () => world.ann.client.call('network.deleteNode', { params: { id: dora.no } });
      const [gone] = await Promise.all([remove(), creditDueTransfers(world.ports)]);
      const after = Number((await world.balance(world.ann, 'mey')).available);
      expect([gone.refusal, before - after]).toEqual(gone.status === 200 ? [undefined, 0] : ['statusChanged', 1]);
      if (gone.status === 200) continue;
      expect((await remove()).refusal).toBe('statusChanged');
      above = dora.name;
    }
  });

  it('needs the companion cookie and a session', async () => {
    const stolen = await world.signIn(world.ann.no, 'annlee');
    stolen.client.dropCookies();
    const body = { payee: 'bochen', coin: 'mey', amount: '1', payPassword: PAY };
    expect((await stolen.client.call('wallet.transfer', { body })).refusal).toBe('notSignedIn');
    expect((await world.guest.call('wallet.transfer', { body })).refusal).toBe('notSignedIn');
  });

  it.each([
    ['nothing', ''],
    ['zero', '0'],
    ['a negative', '-5'],
    ['an exponent', '1e3'],
    ['seven decimals', '1.0000001'],
    ['words', 'all of it'],
    ['too many digits', '99999999999999'],
    ['a number with spaces', ' 5'],
  ])('refuses %s as an amount, and moves nothing', async (_name, amount) => {
    const before = await world.balance(world.ann, 'mey');
    const { status, refusal } = await send({ amount });
    expect([400, 422]).toContain(status);
    expect(['badRequest', 'amountRule']).toContain(refusal);
    expect(await world.balance(world.ann, 'mey')).toEqual(before);
  });

  it('shows it in the records of both sides, and in full with its postings', async () => {
    const mine = await world.ann.client.call('wallet.transfers', { query: { limit: '2' } });
    expect(mine.value.items).toHaveLength(2);
    expect(mine.value.next).toBeDefined();
    const rest = await world.ann.client.call('wallet.transfers', { query: { cursor: mine.value.next ?? '' } });
    const seen = [...mine.value.items, ...rest.value.items].map((item) => item.id);
    expect(new Set(seen).size).toBe(seen.length);
    const theirs = await world.bo.client.call('wallet.transfers', { query: { coin: 'usdt' } });
    expect(theirs.value.items).toMatchObject([{ direction: 'in', credited: '199.800000', fee: '0.200000' }]);
    const bill = await world.ann.client.call('wallet.bill', { query: { kind: 'transfer', coin: 'usdt' } });
    const [line] = bill.value.items;
    const full = await world.ann.client.call('wallet.movement', { params: { id: line?.id ?? '' } });
    expect(full.value).toMatchObject({ amount: '-199.800000', postings: expect.any(Array) });
    const foreign = await world.bo.client.call('wallet.movement', { params: { id: '999999999' } });
    expect(foreign.refusal).toBe('notFound');
    expect((await world.ann.client.call('wallet.bill', { query: { cursor: 'x' } })).refusal).toBe('pageCursorInvalid');
  });

  it('takes a fee of one micro from the smallest amount that leaves something, and none from less', async () => {
    const before = Number((await world.balance(world.bo, 'usdt')).available);
    const small = await send({ coin: 'usdt', amount: '0.000002' });
    expect(small.value).toMatchObject({ fee: '0.000001', credited: '0.000001', state: 'credited' });
    expect(Number((await world.balance(world.bo, 'usdt')).available)).toBeCloseTo(before + 0.000_001, 6);
    expect((await send({ coin: 'usdt', amount: '0.000001' })).refusal).toBe('amountRule');
    expect(await world.faults()).toEqual([]);
  });
});
