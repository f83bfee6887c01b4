import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { NODE_PAY, openNode } from '@greenhall/test-kit/network/further-node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runChecks } from '../../../platform/checks.ts';
import { bindSlice } from '../../../platform/http/bind.ts';
import { storeSwitch } from '../../../platform/switches.ts';
import { memberState } from '../../members/index.ts';
import { PAY_PASSWORD, type Person, type World, openWorld } from '@greenhall/test-kit/world';
import { settleDays } from '../settlement/settle-day.ts';
import { ledgerChecks } from '../../ledger/checks.ts';
import { stockChecks } from '../checks.ts';
import { stockHandlers } from '../routes.ts';
import { stockJobs } from '../jobs.ts';

describe.each(ENGINES)('payments for levels on %s', (engine) => {
  let world: World;
  let ann: Person;
  let ben: Person;
  let cara: Person;
  beforeAll(async () => {
    world = await openWorld(engine);
    bindSlice(world.http, world.auth, 'stock', stockHandlers(world.ports));
    ann = await world.join('ann88', { by: world.rootCode, contact: 'root', zone: 'A' });
    ben = await world.join('ben88', { by: ann.code, contact: 'ann88', zone: 'A' });
    cara = await world.join('cara8', { by: ann.code, contact: 'ann88', zone: 'B' });
    for (const person of [ann, ben, cara]) {
      await world.fund(person.no, 'bdb', 5_000n);
      await world.fund(person.no, 'ftb', 5_000n);
    }
  });
  afterAll(async () => {
    const report = await runChecks(world.ports.db, [...stockChecks, ...ledgerChecks]);
    expect(report.checks.filter((check) => !check.clean)).toEqual([]);
    await world.close();
  });

  let places = 0;
  /** A pending member referred by ann below ben: ann, ben and itself may pay for it. */
  const pending = async (level = 2): Promise<Person> => {
    places += 1;
    const name = `payer${places}`;
    return world.join(name, { by: ann.code, contact: places === 1 ? 'ben88' : `payer${places - 1}`, zone: 'A', level });
  };
  const pay = (by: Person, member: string, changed: Record<string, unknown> = {}) =>
    by.client.call('stock.activate', { body: { member, coin: 'bdb', payPassword: PAY_PASSWORD, ...changed } });
  const cancel = (by: Person, id: string, payPassword = PAY_PASSWORD) =>
    by.client.call('stock.cancelPayment', { params: { id }, body: { payPassword } });
  const balance = async (no: string, coin: string, purpose = 'available') => {
    const { rows } = await sql<{
      balance: bigint;
    }>`select coalesce(sum(balance), 0)::bigint as balance from ledger_balance
      where owner = ${memberNumber(no)} and coin = ${coin} and purpose = ${purpose}`.execute(world.ports.db);
    return rows[0]?.balance;
  };
  const state = (person: Person) => memberState(world.ports.db, memberNumber(person.no));
  const rest = () => world.ports.clock.advance(10 * MINUTE);
  const expectRefusal = (reply: { refusal: string | undefined; params: object }, refusal: keyof typeof CATALOGUE) => {
    expect(reply.refusal).toBe(refusal);
    expect(Object.keys(reply.params).toSorted()).toEqual(CATALOGUE[refusal].params.toSorted());
  };

  it('shows the six levels with principal and fee', async () => {
    const levels = await world.guest.call('stock.levels');
    expect(levels.value).toMatchObject({ plan: 1, coolingOffDays: 7 });
    expect(levels.value.items).toHaveLength(6);
    expect(levels.value.items[2]).toMatchObject({ amount: '1000.000000', principal: '900.000000', fee: '100.000000' });
  });

  it('activates: the whole payment waits in its hold, and the cancellation restores everything exactly', async () => {
    const dan = await pending();
    const before = await state(dan);
    const own = await balance(ann.no, 'bdb');
    const paid = await pay(ann, dan.no);
    expect(paid.value).toMatchObject({
      kind: 'activation',
      payer: dan.no,
      payerName: dan.name,
      funder: ann.no,
      level: 2,
      state: 'cooling',
      mayCancel: true,
      amount: '500.000000',
      fee: '50.000000',
      principal: '450.000000',
    });
    const coolsUntil = Date.parse(paid.value.coolsUntil);
    expect(coolsUntil % DAY).toBe(0);
    expect(coolsUntil - Date.parse(paid.value.paidAt)).toBeGreaterThanOrEqual(7 * DAY);
    expect(coolsUntil - Date.parse(paid.value.paidAt)).toBeLessThanOrEqual(8 * DAY);
    expect(await state(dan)).toMatchObject({
      status: 'active',
      bought: 2,
      level: 0,
      nodeFuel: 500_000_000n,
      pendingUntil: null,
    });
    expect(await balance(ann.no, 'bdb', 'hold:payment')).toBe(500_000_000n);
    expect(await balance(ann.no, 'bdb')).toBe((own ?? 0n) - 500_000_000n);

    expectRefusal(await cancel(ben, paid.value.id), 'notFound');
    expectRefusal(await cancel(ann, paid.value.id, 'wrong-one1'), 'payPasswordWrong');
    expectRefusal(await cancel(ann, '999999999999999999'), 'notFound');
    world.ports.clock.advance(DAY);
    expectRefusal(await cancel(ann, paid.value.id), 'serverBusy');
    await settleDays(world.ports);
    const cancelled = await cancel(ann, paid.value.id);
    expect(cancelled.value).toEqual({ cancelled: [paid.value.id] });
    const fresh = new Date(world.ports.clock.now().getTime() + 7 * DAY);
    expect(await state(dan)).toEqual({ ...before, pendingUntil: fresh });
    expect(await balance(ann.no, 'bdb')).toBe(own);
    expect(await balance(ann.no, 'bdb', 'hold:payment')).toBe(0n);
    expectRefusal(await cancel(ann, paid.value.id), 'paymentNotCancellable');
  });

  it('refuses in the order of the contract', async () => {
    const eve = await pending();
    expectRefusal(await pay(ann, eve.no, { payPassword: 'wrong-one1' }), 'payPasswordWrong');
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'activation', false));
    expectRefusal(await pay(ann, eve.no), 'activationLocked');
    await world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'activation', true));
    expectRefusal(await pay(ann, '999999'), 'memberNotFound');
    expectRefusal(await pay(cara, eve.no), 'memberNotFound');
    expect((await pay(ann, eve.no, { coin: 'mey' })).refusal).toBe('badRequest');
    rest();
    const poor = await pending(6);
    expectRefusal(await pay(poor, poor.no), 'insufficientBalance');
    expect(await state(poor)).toMatchObject({ status: 'pending', bought: 0, nodeFuel: 0n });
    expect((await pay(ann, eve.no)).status).toBe(200);
    expectRefusal(await pay(ann, eve.no), 'notPending');
    const tooSoon = await pay(ann, poor.no);
    expectRefusal(tooSoon, 'activationTooSoon');
    expect(tooSoon.params.minutes).toBe(10);
    expect(tooSoon.raw.headers['retry-after']).toBe('600');
    rest();
    await stockJobs(world.ports)[0]?.run();
    expectRefusal(await pay(ann, poor.no), 'insufficientBalance');
  });

  it('lets the member itself and the contact person pay, and a reinvestment account take ftb alone', async () => {
    rest();
    expect((await pay(ben, ben.no)).status).toBe(200);
    expect((await pay(cara, cara.no, { coin: 'ftb' })).status).toBe(200);
    const below = await world.join('below1', { by: ann.code, contact: 'cara8', zone: 'A', level: 1 });
    rest();
    expect((await pay(cara, below.no)).status).toBe(200);
    const opened = await openNode(world, cara, cara, { contact: 'cara8', zone: 'B', username: 'futou1' });
    rest();
    expectRefusal(await pay(cara, opened.value.id), 'coinNotAllowed');
    const changed = (no: string, changes: object) =>
      sql`update identity_credential set changes = ${JSON.stringify(changes)}::jsonb where member_no = ${memberNumber(no)}`.execute(
        world.ports.db,
      );
    const futou = await world.signIn(opened.value.id, 'futou1');
    await world.fund(futou.no, 'ftb', 2_000n);
    await changed(cara.no, { loginPassword: world.ports.clock.now().getTime() - HOUR });
    expectRefusal(await pay(cara, futou.no, { coin: 'ftb' }), 'coolDown');
    expectRefusal(await pay(futou, futou.no, { coin: 'ftb', payPassword: NODE_PAY }), 'coolDown');
    await changed(cara.no, {});
    expect((await pay(cara, opened.value.id, { coin: 'ftb' })).status).toBe(200);
  });

  it('lets one of two funders activate a member, and the other keep its coins', async () => {
    rest();
    const fay = await pending();
    const contact = { ...(await world.signIn((await parentOf(fay)).toString(), 'contact')) };
    await world.fund(contact.no, 'bdb', 1_000n);
    await world.fund(fay.no, 'bdb', 1_000n);
    const funders = [ann, contact, fay];
    const before = await Promise.all(funders.map((person) => balance(person.no, 'bdb')));
    const replies = await Promise.all(funders.map((person) => pay(person, fay.no)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const [index, reply] of replies.entries()) {
      const spent = (before[index] ?? 0n) - ((await balance(funders[index]?.no ?? '', 'bdb')) ?? 0n);
      expect(spent).toBe(reply.status === 200 ? 500_000_000n : 0n);
      if (reply.status !== 200) expectRefusal(reply, 'notPending');
    }
  });
  const parentOf = async (person: Person): Promise<bigint> => {
    const { rows } = await sql<{
      parent: MemberNo;
    }>`select parent from network_place where member_no = ${memberNumber(person.no)}`.execute(world.ports.db);
    return rows[0]?.parent ?? 0n;
  };

  it('lets a funder activate one member in ten minutes, also when two come at once', async () => {
    rest();
    const [gus, hal] = [await pending(1), await pending(1)];
    const replies = await Promise.all([pay(ann, gus.no), pay(ann, hal.no)]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const reply of replies) if (reply.status !== 200) expectRefusal(reply, 'activationTooSoon');
  });

  it('does a repeated call once, and two cancellations at once return the coins once', async () => {
    rest();
    const ida = await pending(1);
    const own = await balance(ann.no, 'bdb');
    const body = { member: ida.no, coin: 'bdb', payPassword: PAY_PASSWORD };
    const first = await ann.client.call('stock.activate', { body, key: `pay-${ida.no}` });
    const second = await ann.client.call('stock.activate', { body, key: `pay-${ida.no}` });
    expect(second.value).toEqual(first.value);
    expect(await balance(ann.no, 'bdb')).toBe((own ?? 0n) - 100_000_000n);
    const replies = await Promise.all([cancel(ann, first.value.id), cancel(ann, first.value.id)]);
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    for (const reply of replies) if (reply.status !== 200) expectRefusal(reply, 'paymentNotCancellable');
    expect(await balance(ann.no, 'bdb')).toBe(own);
  });

  it('cancels the later payments of the payer with it, each to its own funder', async () => {
    rest();
    const jon = await pending(1);
    const mine = await balance(ann.no, 'bdb');
    const first = await pay(ann, jon.no);
    const later = await laterPayment(jon);
    expect((await cancel(ann, first.value.id)).value.cancelled).toEqual([first.value.id, later]);
    expect([await balance(ann.no, 'bdb'), await balance(jon.no, 'ftb')]).toEqual([mine, 100_000_000n]);
    expect(await state(jon)).toMatchObject({ status: 'pending', bought: 0, nodeFuel: 0n });
  });
  /** A reinvestment of 100 ftb that the payer funds itself. */
  const laterPayment = async (payer: Person): Promise<string> => {
    await world.fund(payer.no, 'ftb', 100n);
    const paid = await payer.client.call('stock.reinvest', { body: { payPassword: PAY_PASSWORD } });
    return paid.value.id;
  };

  it('keeps a recognised payment', async () => {
    rest();
    const kay = await pending(1);
    const paid = await pay(ann, kay.no);
    const id = BigInt(paid.value.id);
    await sql`update stock_payment set state = 'recognised' where id = ${id}`.execute(world.ports.db);
    expectRefusal(await cancel(ann, paid.value.id), 'cancelWindowOver');
    await sql`update stock_payment set state = 'cooling' where id = ${id}`.execute(world.ports.db);
    expect((await cancel(ann, paid.value.id)).status).toBe(200);
  });

  it('lists what a member funded or what was paid for it, newest first, to these two alone', async () => {
    const first = await ann.client.call('stock.payments', { query: { limit: '2' } });
    expect(first.value.items).toHaveLength(2);
    const next = await ann.client.call('stock.payments', { query: { limit: '100', cursor: first.value.next ?? '' } });
    const ids = [...first.value.items, ...next.value.items].map((item) => Number(item.id));
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(ids.length);
    const others = await cara.client.call('stock.payments');
    expect(others.value.items.every((item) => [item.payer, item.funder].includes(cara.no))).toBe(true);
    expect((await ann.client.call('stock.payments', { query: { cursor: 'x' } })).refusal).toBe('pageCursorInvalid');
    expect((await world.guest.call('stock.payments')).refusal).toBe('notSignedIn');
  });

  it('names a hold that does not fit its payment', async () => {
    const { rows } = await sql<{ id: bigint }>`select id from stock_payment where state = 'cooling' limit 1`.execute(
      world.ports.db,
    );
    const id = rows[0]?.id ?? 0n;
    await sql`update stock_payment set amount = amount + 1 where id = ${id}`.execute(world.ports.db);
    const report = await runChecks(world.ports.db, stockChecks);
    expect(report.checks.flatMap((check) => check.found).join()).toContain(`payment ${id} holds`);
    await sql`update stock_payment set amount = amount - 1 where id = ${id}`.execute(world.ports.db);
  });
});
