import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { OPEN_REQUESTS, REQUESTS_PER_MINUTE } from '@greenhall/domain/wallet/payment-request';
import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { oneRow, rows, run } from '../../../platform/database/database.ts';
import { walletPersonal } from '../store-personal.ts';
import { creditDueTransfers } from '../transfer/settle-transfer.ts';
import { expireRequests, forgetRequests } from './end-requests.ts';

describe.each(ENGINES)('a payment request on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 1_000n, usdt: 500n });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await run(world.ports.db, sql`delete from platform_limit`);
  });

  const make = (who: Person, over: Record<string, unknown> = {}) =>
    who.client.call('wallet.makePaymentRequest', {
      body: { coin: 'usdt', amount: '100', remark: 'for the tea', minutes: 60, ...over },
    });
  const open = (who: Person, name: string) => who.client.call('wallet.paymentRequest', { params: { name } });
  const feeBp = async (who: Person, name: string) => (await open(who, name)).value.feeBp;
  const pay = async (who: Person, name: string, key?: string) =>
    who.client.call('wallet.payPaymentRequest', {
      params: { name },
      body: { feeBp: await feeBp(who, name), payPassword: PAY },
      ...(key ? { key } : {}),
    });
  const cancel = (who: Person, name: string) => who.client.call('wallet.cancelPaymentRequest', { params: { name } });
  const takeBack = (who: Person, id = '') => who.client.call('wallet.cancelTransfer', { params: { id } });
  const usdt = async (who: Person) => Number((await world.balance(who, 'usdt')).available);
  const eventsOf = async (name: string) =>
    (
      await rows(
        world.ports.db,
        sql<{ event: string }>`
          select e.event from wallet_payment_request_event e join wallet_payment_request r on r.id = e.request_id
           where r.name = ${name} order by e.id`,
      )
    ).map(({ event }) => event);

  it('shows the payer who asks, masked, what it costs, and that it is the first time', async () => {
    const made = await make(world.bo);
    expect(made.value).toMatchObject({ state: 'open', isMine: true, mayCancel: true, payer: null, transfer: null });
    expect(made.value.asker.name).toBe('bochen');
    expect(made.value.name).toMatch(/^[\w-]{22}$/);
    await world.bo.client.call('members.updateProfile', { body: { nickname: 'Bo' } });
    const seen = (await open(world.ann, made.value.name)).value;
    expect(seen).toMatchObject({
      amount: '100.000000',
      fee: '0.100000',
      credited: '99.900000',
      remark: 'for the tea',
      isMine: false,
      mayCancel: false,
      asker: { name: 'bo***n', nickname: 'Bo', isVerified: false, wasPaid: false },
    });
    expect(JSON.stringify(seen)).not.toContain('bochen');
    await cancel(world.bo, made.value.name);
  });

  it('has no text if nobody sees anything of it', async () => {
    for (const remark of ['\u3164', '\u2800', '\u115f\u200d']) {
      const made = await make(world.bo, { remark });
      expect(made.value.remark, JSON.stringify(remark)).toBeNull();
      await cancel(world.bo, made.value.name);
    }
  });

  it('is held with the first transfer to its asker, open again when that is taken back, and paid in the end', async () => {
    const { name } = (await make(world.bo, { amount: '10' })).value;
    const held = await pay(world.ann, name);
    expect(held.value).toMatchObject({
      state: 'held',
      transfer: { state: 'held', amount: '10.000000', mayCancel: true },
    });
    expect((await open(world.bo, name)).value).toMatchObject({
      state: 'held',
      payer: 'an***e',
      transfer: null,
      mayCancel: false,
    });
    expect((await cancel(world.bo, name)).refusal).toBe('statusChanged');
    expect((await pay(world.ann, name)).refusal).toBe('statusChanged');
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('10.000000');
    expect((await takeBack(world.ann, held.value.transfer?.id)).value.state).toBe('cancelled');
    expect((await open(world.bo, name)).value).toMatchObject({ state: 'open', payer: null, mayCancel: true });
    const before = await usdt(world.bo);
    expect((await pay(world.ann, name)).value.state).toBe('held');
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
    expect((await open(world.bo, name)).value).toMatchObject({ state: 'paid', payer: 'an***e' });
    expect(await usdt(world.bo)).toBeCloseTo(before + 9.99, 6);
    expect(await eventsOf(name)).toEqual(['make', 'hold', 'release', 'hold', 'credit']);
    expect((await pay(world.ann, name)).refusal).toBe('statusChanged');
  });

  it('is paid at once by who has paid its asker before, and once however often that is sent', async () => {
    const { name } = (await make(world.bo, { amount: '20' })).value;
    expect((await open(world.ann, name)).value.asker.wasPaid).toBe(true);
    const before = await usdt(world.bo);
    const key = 'the-same-payment-sent-twice-000';
    const paid = await pay(world.ann, name, key);
    expect(paid.value).toMatchObject({ state: 'paid', transfer: { state: 'credited', remark: 'for the tea' } });
    expect((await pay(world.ann, name, key)).value).toEqual(paid.value);
    expect((await pay(world.ann, name)).refusal).toBe('statusChanged');
    expect(await usdt(world.bo)).toBeCloseTo(before + 19.98, 6);
    expect((await world.bo.client.call('wallet.paymentRequests')).value.items[0]).toMatchObject({
      name,
      state: 'paid',
    });
    const { items } = (await world.ann.client.call('wallet.transfers')).value;
    expect(items[0]).toMatchObject({ id: paid.value.transfer?.id, payee: 'bo***n' });
  });

  it('expires by the clock, also before that is written down; a held one is credited all the same', async () => {
    const carl = await world.join('carlkim', { by: world.rootCode, contact: 'annlee', zone: 'A' });
    const late = (await make(world.bo, { minutes: 5 })).value.name;
    const held = (await make(carl, { minutes: 5, amount: '3' })).value.name;
    const lapsed = (await make(carl, { minutes: 5, amount: '4' })).value.name;
    await pay(world.ann, held);
    const taken = await pay(world.ann, lapsed);
    world.ports.clock.advance(5 * MINUTE);
    expect((await open(world.ann, late)).value.state).toBe('expired');
    expect((await pay(world.ann, late)).refusal).toBe('statusChanged');
    expect((await cancel(world.bo, late)).refusal).toBe('statusChanged');
    await expireRequests(world.ports);
    await expireRequests(world.ports);
    expect(await eventsOf(late)).toEqual(['make', 'expire']);
    await takeBack(world.ann, taken.value.transfer?.id);
    expect((await open(carl, lapsed)).value).toMatchObject({ state: 'expired', payer: null });
    world.ports.clock.advance(5 * MINUTE);
    await creditDueTransfers(world.ports);
    expect((await open(carl, held)).value.state).toBe('paid');
  });

  it('is one of twenty that are open; 61 in a minute are too many', async () => {
    const names: string[] = [];
    for (let n = 0; n < OPEN_REQUESTS; n += 1) names.push((await make(world.bo, { amount: '1' })).value.name);
    const more = await make(world.bo);
    expect(more).toMatchObject({ refusal: 'requestLimit' });
    expect((await make(world.ann)).refusal).toBeUndefined();
    for (const name of names) expect((await cancel(world.bo, name)).value.state).toBe('canceled');
    // Twenty were made in this minute.
    for (let n = 20; n < REQUESTS_PER_MINUTE; n += 1) await cancel(world.bo, (await make(world.bo)).value.name);
    expect((await make(world.bo)).refusal).toBe('tooFrequent');
    world.ports.clock.advance(MINUTE);
    expect((await make(world.bo, { minutes: 5 })).refusal).toBeUndefined();
    world.ports.clock.advance(6 * MINUTE);
    await expireRequests(world.ports);
  });

  it('goes with the registration of its asker, and its payer gets the held coins back', async () => {
    const gone = await world.join('gonesoon', { by: world.ann.code, contact: 'carlkim', zone: 'A' });
    const { name } = (await make(gone, { amount: '7' })).value;
    const before = await usdt(world.ann);
    await pay(world.ann, name);
    expect((await world.ann.client.call('network.deleteNode', { params: { id: gone.no } })).refusal).toBeUndefined();
    expect((await open(world.ann, name)).refusal).toBe('notFound');
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
    expect(await usdt(world.ann)).toBe(before);
  });

  it('stands in the own copy, and is forgotten 90 days after it ended unpaid', async () => {
    const { name, number } = (await make(world.bo)).value;
    await cancel(world.bo, name);
    const table = walletPersonal.find(({ name: known }) => known === 'paymentRequests');
    const mine = await table?.page(world.ports.db, memberNumber(world.bo.no), 0n, world.ports.clock.now());
    expect(mine?.find((row) => row['number'] === number)).toMatchObject({ state: 'canceled', remark: 'for the tea' });
    const all = () => oneRow(world.ports.db, sql<{ n: number }>`select count(*)::int as n from wallet_payment_request`);
    const later = async () => open(await world.signIn(world.ann.no, world.ann.name), name);
    world.ports.clock.advance(89 * DAY);
    await forgetRequests(world.ports);
    expect((await later()).value.state).toBe('canceled');
    world.ports.clock.advance(2 * DAY);
    await forgetRequests(world.ports);
    expect((await later()).refusal).toBe('notFound');
    // Those that were paid stay with their transfers.
    expect((await all()).n).toBeGreaterThan(0);
  });
});
