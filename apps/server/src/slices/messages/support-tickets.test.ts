import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type MessagesWorld, type Operator, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { JPG } from '@greenhall/test-kit/otc-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe.each(ENGINES)('tickets with customer service on %s', (engine) => {
  let world: MessagesWorld;
  let ann: Person;
  let bo: Person;
  let eve: Operator;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
  });
  beforeEach(async () => {
    [ann, bo] = await world.newMembers();
    eve = await world.operator('eve');
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const say = ({ client }: Person, text: string, about: Record<string, string> = {}) =>
    client.upload('messages.send', { text, ...about }, {});
  const ticketOf = async ({ client }: Person) => (await client.call('messages.state')).value.ticket;
  const atDesk = async ({ no }: Person) =>
    (await eve.client.call('messages.conversation', { params: { member: no } })).value;
  const close = async (member: Person) => {
    await world.take(eve, member);
    const { version, last } = await atDesk(member);
    await eve.client.call('messages.close', { params: { member: member.no }, body: { version, last } });
    return (await ticketOf(member))?.id ?? '';
  };
  const rate = (
    { client }: Pick<Person, 'client'>,
    id: string,
    body: { rating: 'helpful' | 'notHelpful' | 'declined'; text?: string },
  ) => client.call('messages.rate', { params: { id }, body });
  const recharge = async ({ client }: Person) => {
    const fields = { amount: '50', reference: `BANK-${ann.no}`, note: 'by bank' };
    return (await client.upload('wallet.submitRecharge', fields, { voucher: JPG })).value;
  };

  it('begin with a topic, which stays until the desk has closed them', async () => {
    expect(await ticketOf(ann)).toBeNull();
    await say(ann, 'I cannot sign in', { topic: 'account' });
    await say(ann, 'And my parcel?', { topic: 'shop' });
    expect(await ticketOf(ann)).toMatchObject({ topic: 'account', reference: null, closedAt: null, mayRate: false });
    expect(await atDesk(ann)).toMatchObject({ ticket: { topic: 'account', reference: null } });
    await close(ann);
    expect(await ticketOf(ann)).toMatchObject({ topic: 'account', closedAt: expect.any(String) });
    await say(ann, 'Now the parcel', { topic: 'shop' });
    expect(await ticketOf(ann)).toMatchObject({ topic: 'shop', closedAt: null });
    await close(ann);
    await say(ann, 'No topic at all');
    expect(await ticketOf(ann)).toMatchObject({ topic: 'other' });
  });

  it('keep their topic on the message that began them, and on no other', async () => {
    const first = await say(ann, 'I cannot sign in', { topic: 'account' });
    expect(first.value).toMatchObject({ topic: 'account' });
    await say(ann, 'And my parcel?', { topic: 'shop' });
    await close(ann);
    await say(ann, 'Now the parcel', { topic: 'shop' });
    const { items } = (await ann.client.call('messages.list')).value;
    expect(items.map(({ text, topic }) => [text, topic])).toEqual([
      ['I cannot sign in', 'account'],
      ['And my parcel?', null],
      ['Now the parcel', 'shop'],
    ]);
  });

  it('are about the own thing that their first message refers to, and never about another’s', async () => {
    const { id, number } = await recharge(ann);
    const about = { referenceKind: 'recharge', referenceId: id };
    expect((await say(bo, 'Where is it?', { topic: 'payment', ...about })).refusal).toBe('notFound');
    expect((await say(ann, 'Where is it?', { topic: 'shop', ...about })).refusal).toBe('badRequest');
    expect((await say(ann, 'Where is it?', { topic: 'money', ...about })).refusal).toBe('badRequest');
    expect([await ticketOf(ann), await ticketOf(bo)]).toEqual([null, null]);
    expect((await say(ann, 'Where is it?', about)).refusal).toBeUndefined();
    const reference = { kind: 'recharge', id, number };
    expect(await ticketOf(ann)).toMatchObject({ topic: 'payment', reference });
    expect((await atDesk(ann)).ticket).toEqual({ topic: 'payment', reference });
  });

  it('are listed at the desk by topic', async () => {
    await say(ann, 'My account', { topic: 'account' });
    await say(bo, 'My documents', { topic: 'verification' });
    const listed = async (topic: string, view: string) =>
      (await eve.client.call('messages.inbox', { query: { view, topic, limit: '100' } })).value.items
        .map(({ member }) => member)
        .filter((no) => [ann.no, bo.no].includes(no));
    for (const view of ['waiting', 'all']) {
      expect(await listed('account', view)).toEqual([ann.no]);
      expect(await listed('verification', view)).toEqual([bo.no]);
      expect(await listed('hall', view)).toEqual([]);
    }
    const query = { view: 'all', topic: 'none' };
    expect((await eve.client.call('messages.inbox', { query })).refusal).toBe('badRequest');
  });

  it('are rated once they are closed, by their member alone, for a day anew, and for thirty days at all', async () => {
    await say(ann, 'Hello', { topic: 'account' });
    const open = (await ticketOf(ann))?.id ?? '';
    expect((await rate(ann, open, { rating: 'helpful' })).refusal).toBe('ratingOver');
    const id = await close(ann);
    expect(await ticketOf(ann)).toMatchObject({ rating: null, mayRate: true });
    expect((await rate(bo, id, { rating: 'helpful' })).refusal).toBe('notFound');
    expect((await rate(ann, id, { rating: 'helpful', text: 'x'.repeat(201) })).refusal).toBe('badRequest');
    const text = ' Quick\u202e\n and   kind ';
    expect((await rate(ann, id, { rating: 'helpful', text })).value).toMatchObject({
      rating: 'helpful',
      text: 'Quick and kind',
      mayRate: true,
    });
    world.ports.clock.advance(DAY - 1);
    expect((await rate(ann, id, { rating: 'notHelpful' })).value).toMatchObject({ rating: 'notHelpful', text: '' });
    world.ports.clock.advance(1);
    expect((await rate(ann, id, { rating: 'helpful' })).refusal).toBe('ratingOver');
    expect(await ticketOf(ann)).toMatchObject({ rating: 'notHelpful', mayRate: false });
    eve = await world.operator('eve');
    await say(bo, 'Hello');
    const late = await close(bo);
    world.ports.clock.advance(30 * DAY);
    expect((await rate(await world.signIn(bo.no, bo.name), late, { rating: 'helpful' })).refusal).toBe('ratingOver');
  });

  it('are summed by month and topic; texts are for those who lead, without names, and declining counts as nothing', async () => {
    const lead = await world.operator('clara', 'compliance');
    const month = world.ports.clock.now().toISOString().slice(0, 7);
    const sums = async () =>
      (await eve.client.call('messages.ratings')).value.items.find(
        (row) => row.month === month && row.topic === 'verification',
      );
    const before = (await sums()) ?? { closed: 0, helpful: 0, notHelpful: 0 };
    for (const who of [ann, bo]) await say(who, 'Hello', { topic: 'verification' });
    const [first, second] = [await close(ann), await close(bo)];
    await rate(ann, first, { rating: 'notHelpful', text: 'Nobody read my picture' });
    expect((await rate(bo, second, { rating: 'declined', text: 'not kept' })).value).toMatchObject({ text: '' });
    expect(await sums()).toEqual({
      month,
      topic: 'verification',
      closed: before.closed + 2,
      helpful: before.helpful,
      notHelpful: before.notHelpful + 1,
    });
    const told = await lead.client.call('messages.ratingTexts', { query: { limit: '1' } });
    expect(told.value.items).toEqual([
      { id: expect.any(String), month, topic: 'verification', rating: 'notHelpful', text: 'Nobody read my picture' },
    ]);
    const helpful = await lead.client.call('messages.ratingTexts', { query: { rating: 'helpful' } });
    expect(new Set(helpful.value.items.map(({ rating }) => rating))).not.toContain('notHelpful');
    expect((await eve.client.call('messages.ratingTexts')).refusal).toBe('forbidden');
  });

  it('are not there for a session that acts for the account', async () => {
    await say(ann, 'Hello');
    const id = await close(ann);
    const { client } = await world.signIn(ann.no, ann.name, true);
    expect(await ticketOf({ ...ann, client })).toBeNull();
    expect((await client.call('messages.rate', { params: { id }, body: { rating: 'helpful' } })).refusal).toBe(
      'actingFor',
    );
  });
});
