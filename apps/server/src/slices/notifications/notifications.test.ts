import { maskUsername } from '@greenhall/domain/identity/masking';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { accept, refuse } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { type MessagesWorld, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { creditDueTransfers } from '../wallet/transfer/settle-transfer.ts';
import { notificationsJobs } from './jobs.ts';
import { sendDueMail } from './send-mail.ts';
import { notifyMembers } from './store.ts';

describe.each(ENGINES)('notifications on the %s database', (engine) => {
  let world: MessagesWorld;
  let ann: Person;
  let bo: Person;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
  });
  beforeEach(async () => {
    [ann, bo] = await world.newMembers();
    await sendDueMail(world.ports);
    world.ports.messenger.sent.length = 0;
    world.ports.messenger.isDead = false;
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const list = async ({ client }: Person) => (await client.call('notifications.list')).value.items;
  const unread = async ({ client }: Person) => (await client.call('notifications.state')).value.unread;
  const tell = (who: Person, isDone = true) =>
    transact(world.ports.db, async (tx) => {
      await world.ports.notify(tx, memberNumber(who.no), 'factorAdded', { factor: 'passkey' });
      return isDone ? accept(undefined) : refuse('serverBusy');
    });
  const mailsTo = ({ name }: Person) => world.ports.messenger.sent.filter(({ to }) => to === `${name}@mail.example`);
  const send = (from: Person, to: Person, amount: string) =>
    from.client.call('wallet.transfer', { body: { payee: to.name, coin: 'mey', amount, payPassword: PAY } });

  it('are kept with what was done, and never of what was rolled back', async () => {
    await tell(ann, false);
    expect(await list(ann)).toEqual([]);
    await sendDueMail(world.ports);
    expect(mailsTo(ann)).toEqual([]);
    await tell(ann);
    expect(await list(ann)).toMatchObject([{ kind: 'factorAdded', params: { factor: 'passkey' }, isRead: false }]);
    await sendDueMail(world.ports);
    await sendDueMail(world.ports);
    expect(mailsTo(ann)).toMatchObject([{ subject: 'A second factor was added – Greenhall' }]);
    expect(mailsTo(ann)[0]?.text).toContain('New: passkey.');
  });

  it('are written in the language of their reader, also where there is no mail address', async () => {
    await ann.client.call('members.updateProfile', { body: { language: 'de' } });
    await sql`delete from identity_contact where member_no = ${memberNumber(ann.no)} and channel = 'email'`.execute(
      world.ports.db,
    );
    await tell(ann);
    await sendDueMail(world.ports);
    expect(world.ports.messenger.sent.at(-1)).toMatchObject({
      channel: 'phone',
      subject: 'Ein zweiter Faktor wurde hinzugefügt – Greenhall',
    });
  });

  it('are read up to what was shown, on all devices, and never unread again', async () => {
    for (let count = 0; count < 3; count += 1) await tell(ann);
    const other = await world.signIn(ann.no, ann.name);
    const [third, second, first] = await list(ann);
    expect(await unread(other)).toBe(3);
    await ann.client.call('notifications.read', { body: { upTo: second?.id ?? '' } });
    await other.client.call('notifications.read', { body: { upTo: first?.id ?? '' } });
    expect((await list(other)).map(({ id, isRead }) => [id, isRead])).toEqual([
      [third?.id, false],
      [second?.id, true],
      [first?.id, true],
    ]);
    expect(await unread(other)).toBe(1);
    await bo.client.call('notifications.read', { body: { upTo: third?.id ?? '' } });
    expect(await unread(ann)).toBe(1);
  });

  it('stay unread while they are being written, also if a later one was read meanwhile', async () => {
    if (engine === 'embedded') return;
    const written = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const slow = transact(world.ports.db, async (tx) => {
      await notifyMembers(
        tx,
        'factorAdded',
        [{ member: memberNumber(ann.no), params: { factor: 'passkey' } }],
        new Date(),
      );
      written.resolve();
      await isRead.promise;
      return accept(undefined);
    });
    await written.promise;
    await tell(ann);
    const [seen] = await list(ann);
    await ann.client.call('notifications.read', { body: { upTo: seen?.id ?? '' } });
    isRead.resolve();
    await slow;
    expect((await list(ann)).map((one) => one.isRead)).toEqual([true, false]);
  });

  it('are seen by the member alone: not by another, nor by a session that acts for it', async () => {
    await tell(ann);
    expect(await list(bo)).toEqual([]);
    const acting = await world.signIn(ann.no, ann.name, true);
    expect(await unread(acting)).toBe(0);
    for (const route of ['notifications.list', 'notifications.choices'] as const)
      expect((await acting.client.call(route)).refusal).toBe('actingFor');
    expect((await acting.client.call('notifications.read', { body: { upTo: '1' } })).refusal).toBe('actingFor');
    expect((await acting.client.call('notifications.choose', { body: {} })).refusal).toBe('actingFor');
    expect((await ann.client.call('notifications.list', { query: { cursor: 'x' } })).refusal).toBe('pageCursorInvalid');
  });

  it('tell the payee of coins that came: once for a first payment after its wait, and of a batch', async () => {
    await world.give(ann, { mey: 100n });
    await send(ann, bo, '10');
    expect(await list(bo)).toEqual([]);
    world.ports.clock.advance(10 * MINUTE);
    await Promise.all([creditDueTransfers(world.ports), creditDueTransfers(world.ports)]);
    await send(ann, bo, '2.5');
    const told = await list(bo);
    expect(told).toMatchObject([
      { kind: 'coinsReceived', params: { amount: '2.500000', coin: 'mey', payer: maskUsername(ann.name) } },
      { kind: 'coinsReceived', params: { amount: '10.000000', coin: 'mey', payer: maskUsername(ann.name) } },
    ]);
    for (const { params } of told) {
      const { value } = await bo.client.call('wallet.movement', { params: { id: params['movement'] ?? '' } });
      expect(value.amount).toBe(params['amount']);
    }
    expect((await list(ann)).filter(({ kind }) => kind === 'coinsReceived')).toEqual([]);
    await send(ann, bo, '1000');
    expect(await list(bo)).toHaveLength(2);
  });

  it('are mailed by choice, save what is always mailed', async () => {
    await world.give(ann, { mey: 100n });
    await send(ann, bo, '1');
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
    await sendDueMail(world.ports);
    expect(mailsTo(bo)).toEqual([]);
    const chosen = await bo.client.call('notifications.choose', { body: { mail: { coins: true, trades: false } } });
    expect(chosen.value).toEqual({
      mail: { coins: true, requests: true, trades: false, orders: true, account: true },
      push: { messages: true, orders: true, trades: true, notices: true },
    });
    expect((await bo.client.call('notifications.choices')).value).toEqual(chosen.value);
    await send(ann, bo, '2.5');
    await sendDueMail(world.ports);
    expect(mailsTo(bo).map(({ text }) => text)).toEqual([
      `2.50\u00a0MEY from ${maskUsername(ann.name)} are in your wallet.\n\nAccount: ${bo.name}`,
    ]);
  });

  it('are not lost by a mail server that is dead for an hour, and two processes send each once', async () => {
    for (let count = 0; count < 25; count += 1) await tell(ann);
    world.ports.messenger.isDead = true;
    for (let minute = 0; minute < 60; minute += 1) {
      await sendDueMail(world.ports);
      world.ports.clock.advance(MINUTE);
    }
    expect(mailsTo(ann)).toEqual([]);
    world.ports.messenger.isDead = false;
    world.ports.clock.advance(HOUR);
    await Promise.all([sendDueMail(world.ports), sendDueMail(world.ports), sendDueMail(world.ports)]);
    const sent = mailsTo(ann).map(({ messageId }) => messageId);
    expect([sent.length, new Set(sent).size]).toEqual([25, 25]);
  });

  it('are given up after three days, which an operator is told', async () => {
    const alarms = async () =>
      (await world.ports.alarms.counter.get()).values.find(({ labels }) => labels.name === 'mailUndelivered')?.value;
    await tell(ann);
    world.ports.messenger.isDead = true;
    for (let hour = 0; hour < 80; hour += 1) {
      await sendDueMail(world.ports);
      world.ports.clock.advance(HOUR);
    }
    expect(await alarms()).toBe(1);
    world.ports.messenger.isDead = false;
    await sendDueMail(world.ports);
    expect(mailsTo(ann)).toEqual([]);
    expect(await list(await world.signIn(ann.no, ann.name))).toHaveLength(1);
  });

  it('go 180 days after their day if they were read, and all after 400', async () => {
    await tell(ann);
    await tell(ann);
    const [, older] = await list(ann);
    await ann.client.call('notifications.read', { body: { upTo: older?.id ?? '' } });
    const forget = () =>
      notificationsJobs(world.ports)
        .find(({ name }) => name.endsWith('old ones'))
        ?.run();
    const clocked = async (days: number) => {
      world.ports.clock.advance(days * DAY);
      await forget();
      ann = await world.signIn(ann.no, ann.name);
      return (await list(ann)).filter(({ kind }) => kind === 'factorAdded').length;
    };
    expect(await clocked(179)).toBe(2);
    expect(await clocked(2)).toBe(1);
    expect(await clocked(218)).toBe(1);
    expect(await clocked(2)).toBe(0);
  });
});
