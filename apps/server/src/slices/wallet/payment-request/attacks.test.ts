import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { openCallRoute } from '../../../demo/call-route.ts';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { ENGINES } from '@greenhall/test-kit/database';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';

describe.each(ENGINES)('whoever cheats with a payment request on the %s database', (engine) => {
  let world: WalletWorld;
  let carl: Person;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    carl = await world.join('carlkim', { by: world.rootCode, contact: 'annlee', zone: 'A' });
    await world.give(world.ann, { usdt: 100n });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await run(world.ports.db, sql`delete from platform_limit`);
    await run(
      world.ports.db,
      sql`with r as (update wallet_payment_request set state = 'canceled', ended_at = now() where state = 'open' returning id)
          insert into wallet_payment_request_event (request_id, event, state, at) select id, 'cancel', 'canceled', now() from r`,
    );
  });

  const make = (over: Record<string, unknown> = {}, who = world.bo) =>
    who.client.call('wallet.makePaymentRequest', { body: { coin: 'usdt', amount: '10', minutes: 60, ...over } });
  const pay = (who: Pick<Person, 'client'>, name: string, body: Record<string, unknown> = {}) =>
    who.client.call('wallet.payPaymentRequest', { params: { name }, body: { feeBp: 10, payPassword: PAY, ...body } });
  const cancel = (who: Pick<Person, 'client'>, name: string) =>
    who.client.call('wallet.cancelPaymentRequest', { params: { name } });
  const report = (who: Pick<Person, 'client'>, name: string, text = 'I do not know them.') =>
    who.client.call('wallet.reportPaymentRequest', { params: { name }, body: { text } });
  const open = (who: Pick<Person, 'client'>, name: string) =>
    who.client.call('wallet.paymentRequest', { params: { name } });

  it('asks for no amount that is none, and for no other coin or time', async () => {
    for (const amount of ['-1', '1e9', 'x', '', '1,5', ' 1', '0x10', 'NaN', 'Infinity', '9'.repeat(40), '1.0000001'])
      expect([amount, (await make({ amount })).status]).toEqual([amount, 400]);
    expect((await make({ amount: '0' })).refusal).toBe('amountRule');
    // One micro goes to the fee, and nothing would be left.
    expect((await make({ amount: '0.000001' })).refusal).toBe('amountRule');
    expect((await make({ amount: '9999999999999.999999' })).refusal).toBe('amountRule');
    for (const coin of ['bdb', 'ftb', 'btc', '']) expect((await make({ coin })).status).toBe(400);
    for (const minutes of [4, 43_201, -60, 7.5, '60', null]) expect((await make({ minutes })).status).toBe(400);
    const most = await make({ amount: '9000000000000', minutes: 43_200 });
    expect((await pay(world.ann, most.value.name)).refusal).toBe('insufficientBalance');
    expect((await open(world.ann, most.value.name)).value.state).toBe('open');
  });

  it('gets no text past its length, and no sign that nobody sees', async () => {
    expect((await make({ remark: 'x'.repeat(141) })).status).toBe(400);
    expect((await make({ remark: 'ring \u0007' })).status).toBe(400);
    const bent = await make({ remark: 'pay \u202eme\u202c \u200b now  please' });
    expect(bent.value.remark).toBe('pay me now please');
    expect((await make({ remark: '\u200b' })).value.remark).toBeNull();
    for (const payload of SCRIPT_PAYLOADS.slice(0, 6)) {
      const made = await make({ remark: payload });
      // A text is a text: it is stored as it is, and the app shows it as words.
      if (made.status === 200) expect((await open(world.ann, made.value.name)).value.remark).toBe(payload);
      else expect(payload.length).toBeGreaterThan(140);
    }
  });

  it('does not pay itself, nor what was cancelled, nor by another name', async () => {
    const { name } = (await make()).value;
    expect((await pay(world.bo, name)).refusal).toBe('selfTransfer');
    expect((await pay(world.ann, name, { payPassword: 'wrong-1234' })).refusal).toBe('payPasswordWrong');
    expect((await pay(world.ann, name, { feeBp: 0 })).refusal).toBe('rateChanged');
    await cancel(world.bo, name);
    expect((await pay(world.ann, name)).refusal).toBe('statusChanged');
    expect((await cancel(world.bo, name)).refusal).toBe('statusChanged');
    const other = `${name.slice(0, -1)}${name.endsWith('A') ? 'B' : 'A'}`;
    for (const unknown of [other, 'A'.repeat(22)]) {
      expect((await pay(world.ann, unknown)).refusal).toBe('notFound');
      expect((await open(world.ann, unknown)).refusal).toBe('notFound');
      expect((await report(world.ann, unknown)).refusal).toBe('notFound');
    }
    for (const none of ['1', 'x'.repeat(23), `${name}'--`, '%00', '../payees'])
      expect((await open(world.ann, none)).status).toBeOneOf([400, 404]);
  });

  it('does nothing with the request of another', async () => {
    const { name, id } = (await make()).value;
    expect((await cancel(world.ann, name)).refusal).toBe('notFound');
    expect((await open(world.bo, name)).value.state).toBe('open');
    const held = await pay(world.ann, name);
    // Whoever else has the link learns neither who pays nor by what, and takes nothing back.
    const stranger = (await open(carl, name)).value;
    expect(stranger).toMatchObject({ state: 'held', payer: null, transfer: null });
    const taken = await carl.client.call('wallet.cancelTransfer', { params: { id: held.value.transfer?.id ?? '' } });
    expect(taken.refusal).toBe('notFound');
    // To customer service only its asker and its payer refer, and whoever reports it.
    const refer = (who: Person) => who.client.call('messages.reference', { params: { kind: 'request', id } });
    expect((await refer(carl)).refusal).toBe('notFound');
    expect((await refer(world.ann)).value.number).toMatch(/^GH-P-/);
    await world.ann.client.call('wallet.cancelTransfer', { params: { id: held.value.transfer?.id ?? '' } });
  });

  it('gets no coins from a payer that may not send any', async () => {
    const { name } = (await make()).value;
    await world.ann.client.call('identity.setTransferLock', { body: { on: true, payPassword: PAY } });
    expect((await pay(world.ann, name)).refusal).toBe('transferLocked');
    await world.ann.client.call('identity.setTransferLock', { body: { on: false, payPassword: PAY } });
    expect((await pay(world.ann, name)).refusal).toBe('switchCoolDown');
    world.ports.clock.advance(6 * MINUTE);
    const at = world.ports.clock.now();
    const no = memberNumber(world.ann.no);
    await run(
      world.ports.db,
      sql`insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
          values (${no}, ${no}, 'transfer', 'A test', true, 'eve', ${at}, ${new Date(at.getTime() + MINUTE)})`,
    );
    expect((await pay(world.ann, name)).refusal).toBe('transferRestricted');
    expect((await open(world.ann, name)).value.state).toBe('open');
    world.ports.clock.advance(2 * MINUTE);
    expect((await pay(carl, name)).refusal).toBe('insufficientBalance');
  });

  it('is told nothing without a session, and nothing in one that acts for another account', async () => {
    const { name } = (await make()).value;
    const acting = await world.signIn(world.ann.no, world.ann.name, true);
    for (const [who, refusal] of [
      [{ client: world.guest }, 'notSignedIn'],
      [acting, 'actingFor'],
    ] as const) {
      expect((await open(who, name)).refusal).toBe(refusal);
      expect((await pay(who, name)).refusal).toBe(refusal);
      expect((await cancel(who, name)).refusal).toBe(refusal);
      expect((await report(who, name)).refusal).toBe(refusal);
      expect((await make({}, who as Person)).refusal).toBe(refusal);
      expect((await who.client.call('wallet.paymentRequests')).refusal).toBe(refusal);
    }
  });

  it('is reported to the desk, ten times a day at most, and never learns of it', async () => {
    const { name, number } = (await make()).value;
    expect((await report(world.bo, name)).refusal).toBe('selfTransfer');
    expect((await report(world.ann, name, '')).status).toBe(400);
    expect((await report(world.ann, name, 'They say that they are you.')).refusal).toBeUndefined();
    const { items } = (await world.ann.client.call('messages.list')).value;
    expect(items.at(-1)).toMatchObject({
      text: 'They say that they are you.',
      reference: { kind: 'request', number },
    });
    expect((await world.bo.client.call('messages.state')).value).toMatchObject({ state: null, unread: 0 });
    // Operators find who asks beside the conversation; whoever reports does not.
    const params = { member: world.ann.no };
    const notes = (
      await openCallRoute(world.ports)('messages.notes', operatorCaller('eva', [], ['support']), { params })
    ).items;
    expect(notes[0]).toMatchObject({ text: `${number}\nbochen (${world.bo.no})\n10.000000 usdt\nopen` });
    expect(JSON.stringify(items)).not.toContain('bochen');
    const sent = await Promise.all(Array.from({ length: 12 }, () => report(world.ann, name)));
    expect(sent.filter(({ refusal }) => refusal === undefined)).toHaveLength(9);
    expect(sent.filter(({ refusal }) => refusal === 'tooFrequent')).toHaveLength(3);
  });
});
