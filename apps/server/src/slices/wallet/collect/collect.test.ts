import { HOUR, MINUTE, SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { BOTH, type LinkWorld, openLinkWorld } from '@greenhall/test-kit/network/link-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { sendDueMail } from '../../notifications/send-mail.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe.each(ENGINES)('collecting from linked accounts on the %s database', (engine) => {
  let world: LinkWorld;
  let main: Person;
  let sub: Person;
  let link: string;
  beforeAll(async () => {
    world = await openLinkWorld(engine);
  });
  beforeEach(async () => {
    [main, sub] = [await world.newMember(), await world.newMember()];
    link = await world.bindLongAgo(main, sub);
    await world.give(sub, { mey: 200n, usdt: 50n });
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const preview = async (who = main) => (await who.client.call('wallet.previewCollection', { body: {} })).value;
  const collect = (id: string, who = main, payPassword = PAY) =>
    who.client.call('wallet.collect', { body: { preview: id, payPassword } });
  const coins = async (who: Person) => {
    const [mey, usdt] = [await world.balance(who, 'mey'), await world.balance(who, 'usdt')];
    return [mey.available, usdt.available].map(Number);
  };
  const reasonOf = async () => (await preview()).items[0]?.reason;
  const set = (who: Person, changes: object) =>
    sql`update identity_credential set changes = ${JSON.stringify(changes)}::jsonb
         where member_no = ${BigInt(who.no)}`.execute(world.ports.db);
  const endLink = () => sub.client.call('network.endLink', { params: { id: link }, body: {} });

  it('shows amount, fee and what arrives of each coin, and moves exactly that', async () => {
    await world.fund(sub.no, 'bdb', 30n);
    await world.fund(sub.no, 'ftb', 30n);
    const shown = await preview();
    expect(shown.items).toMatchObject([{ link, member: sub.no, name: sub.name, reason: null }]);
    const rows = shown.items[0]?.rows ?? [];
    expect(rows.map(({ coin }) => coin).toSorted()).toEqual(['mey', 'usdt']);
    for (const { amount, fee, credited } of rows) expect(Number(fee) + Number(credited)).toBeCloseTo(Number(amount), 6);
    const before = await coins(sub);
    const done = await collect(shown.id);
    expect(done.value.items[0]?.rows).toEqual(rows.toSorted((a, b) => (a.coin < b.coin ? -1 : 1)));
    expect(await coins(sub)).toEqual([0, 0]);
    const [mey = 0, usdt = 0] = await coins(main);
    expect([mey, usdt]).toEqual(['mey', 'usdt'].map((coin) => Number(rows.find((row) => row.coin === coin)?.credited)));
    // A transfer of mey costs nothing by the first plan; one of usdt does.
    expect(usdt).toBeLessThan(before[1] ?? 0);
    expect((await world.balance(sub, 'bdb')).available).toBe('30.000000');
  });

  it('is in the bills of both sides, with the other side’s masked name, and the linked account is told', async () => {
    await collect((await preview()).id);
    const billOf = async (who: Person) => (await who.client.call('wallet.bill')).value.items;
    const [given, got] = [await billOf(sub), await billOf(main)];
    const taken = given.filter(({ kind }) => kind === 'collect');
    expect(taken).toHaveLength(2);
    for (const row of taken)
      expect([row.amount.startsWith('-'), row.counterparty?.includes('***')]).toEqual([true, true]);
    expect(given.filter(({ kind }) => kind === 'collectFee')).toMatchObject([{ coin: 'usdt' }]);
    expect(
      got.filter(({ kind }) => kind === 'collect').map(({ counterparty }) => counterparty?.includes('***')),
    ).toEqual([true, true]);
    await sendDueMail(world.ports);
    const mails = world.ports.messenger.sent.filter(({ to }) => to === `${sub.name}@mail.example`);
    expect(mails.map(({ text }) => text)).toContainEqual(expect.stringMatching(/has collected .*(MEY|USDT)/));
  });

  it('is confirmed once, by its own member, within a minute and with the payment password', async () => {
    const { id } = await preview();
    expect((await collect(id, sub)).refusal).toBe('notFound');
    expect((await collect(id, main, 'not-this-1')).refusal).toBe('payPasswordWrong');
    expect((await collect('999999999')).refusal).toBe('notFound');
    expect((await collect(id)).refusal).toBeUndefined();
    expect((await collect(id)).refusal).toBe('quoteExpired');
    await world.give(sub, { usdt: 5n });
    const late = await preview();
    world.ports.clock.advance(60 * SECOND);
    expect((await collect(late.id)).refusal).toBe('quoteExpired');
    expect((await coins(sub))[1]).toBe(5);
  });

  it('answers the same again to a repeated request, and moves nothing twice', async () => {
    const body = { preview: (await preview()).id, payPassword: PAY };
    const first = await main.client.call('wallet.collect', { body, key: 'one-key-of-a-test' });
    const again = await main.client.call('wallet.collect', { body, key: 'one-key-of-a-test' });
    expect(again.value).toEqual(first.value);
    expect(await coins(sub)).toEqual([0, 0]);
  });

  it('moves a row as it was shown or not at all: more stays, and less is refused', async () => {
    const shown = await preview();
    await world.give(sub, { usdt: 7n });
    const spent = await sub.client.call('wallet.transfer', {
      body: { payee: world.bo.name, coin: 'mey', amount: '1', payPassword: PAY },
    });
    expect(spent.refusal).toBeUndefined();
    const { items } = (await collect(shown.id)).value;
    const rows = Object.fromEntries(
      items.flatMap((one) => one.rows).map((row) => [row.coin, row.reason?.name ?? 'moved']),
    );
    expect(rows).toEqual({ mey: 'insufficientBalance', usdt: 'moved' });
    expect((await coins(sub))[1]).toBe(7);
  });

  it('tells nothing of an account without its consent, and moves nothing once it was taken back', async () => {
    const shown = await preview();
    await sub.client.call('network.takeLinkConsent', { params: { id: link }, body: { consent: 'collect' } });
    const { items } = (await collect(shown.id)).value;
    expect(items.flatMap(({ rows }) => rows).map(({ reason }) => reason?.name)).toEqual([
      'consentMissing',
      'consentMissing',
    ]);
    expect((await preview()).items).toMatchObject([{ reason: { name: 'consentMissing' }, rows: [] }]);
    expect(await coins(main)).toEqual([0, 0]);
  });

  it('moves nothing for another fee than was shown', async () => {
    const shown = await preview();
    await sql`update wallet_collection_row set fee = fee + 1 where coin = 'usdt'`.execute(world.ports.db);
    const { items } = (await collect(shown.id)).value;
    const rows = Object.fromEntries(
      items.flatMap((one) => one.rows).map((row) => [row.coin, row.reason?.name ?? 'moved']),
    );
    expect(rows).toEqual({ mey: 'moved', usdt: 'rateChanged' });
    expect((await coins(sub))[1]).toBe(50);
  });

  it('moves nothing of a binding that has ended since', async () => {
    const shown = await preview();
    await endLink();
    const { items } = (await collect(shown.id)).value;
    expect(items.flatMap(({ rows }) => rows).every(({ reason }) => reason?.name === 'consentMissing')).toBe(true);
    expect((await preview()).items).toEqual([]);
  });

  it('says why nothing can be collected, for each side', async () => {
    const now = () => world.ports.clock.now().getTime();
    for (const who of [main, sub]) {
      await set(who, { payPassword: now() - HOUR });
      expect(await reasonOf()).toEqual({ name: 'coolDown', params: { hours: 23 } });
      await set(who, {});
      const lock = (on: boolean) => who.client.call('identity.setTransferLock', { body: { on, payPassword: PAY } });
      await lock(true);
      expect((await reasonOf())?.name).toBe('transferLocked');
      await lock(false);
      expect(await reasonOf()).toEqual({ name: 'switchCoolDown', params: { minutes: 5 } });
      world.ports.clock.advance(5 * MINUTE);
    }
    for (const [who, kind, refusal] of [
      [sub, 'transfer', 'transferRestricted'],
      [sub, 'collect', 'collectionRestricted'],
      [main, 'collect', 'collectionRestricted'],
      [sub, 'link', 'functionBanned'],
      [main, 'link', 'functionBanned'],
      [sub, 'protectedTeam', 'protectedTeam'],
    ] as const) {
      const shown = await preview();
      const lift = await world.restrict(who, kind);
      expect((await reasonOf())?.name).toBe(refusal);
      const { items } = (await collect(shown.id)).value;
      expect(items.flatMap(({ rows }) => rows).map(({ reason }) => reason?.name)).toEqual([refusal, refusal]);
      await lift();
    }
    expect(await reasonOf()).toBeNull();
    expect(await coins(main)).toEqual([0, 0]);
  });

  it('waits a day after the accounts were bound', async () => {
    const young = await world.newMember();
    await world.bind(main, young, BOTH);
    const { items } = await preview();
    expect(items.find(({ member }) => member === young.no)?.reason).toEqual({
      name: 'coolDown',
      params: { hours: 24 },
    });
  });

  it('leaves what is held where it is', async () => {
    const sent = await sub.client.call('wallet.transfer', {
      body: { payee: world.bo.name, coin: 'usdt', amount: '20', payPassword: PAY },
    });
    expect(sent.value.state).toBe('held');
    const { items } = await preview();
    const usdt = items[0]?.rows.find(({ coin }) => coin === 'usdt');
    expect(usdt?.amount).toBe('30.000000');
  });
});
