import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { type MessagesWorld, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../platform/pictures/uploads.ts';
import { messagesFiles } from './store.ts';

describe.each(ENGINES)('messages to customer service on %s', (engine) => {
  let world: MessagesWorld;
  let ann: Person;
  let bo: Person;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
  });
  beforeEach(async () => {
    [ann, bo] = await world.newMembers();
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const list = async ({ client }: Person, query: Record<string, string> = {}) =>
    (await client.call('messages.list', { query })).value;
  const state = async ({ client }: Person) => (await client.call('messages.state')).value;
  const numbers = async (who: Person, query: Record<string, string>) => {
    const { items, hasMore } = await list(who, query);
    return [items.map(({ number }) => number), hasMore];
  };
  const eventsOf = async ({ no }: Person) =>
    (
      await sql<{ event: { what: string; id: string } }>`
        select event from platform_event where channel = ${`member:${no}`} and event->>'what' = 'message'
         order by id`.execute(world.ports.db)
    ).rows.map(({ event }) => event.id);
  const answered = async (member: Person, ...texts: readonly string[]) => {
    const eve = await world.operator('eve');
    await world.take(eve, member);
    for (const text of texts) await eve.client.upload('messages.answer', { text }, {}, { member: member.no });
    return eve;
  };

  it('begin with the first, get numbers without a gap and are told on the own channel', async () => {
    expect(await state(ann)).toMatchObject({ state: null, last: 0, unread: 0 });
    for (const text of ['Hello', 'I have a question', 'About my level']) await world.write(ann, text);
    await world.write(bo, 'Hello from me');
    expect(await state(ann)).toMatchObject({ state: 'waiting', last: 3, unread: 0 });
    expect((await list(ann)).items.map(({ number, text, by }) => [number, text, by])).toEqual([
      [1, 'Hello', 'member'],
      [2, 'I have a question', 'member'],
      [3, 'About my level', 'member'],
    ]);
    expect((await list(bo)).items).toHaveLength(1);
    expect(await eventsOf(ann)).toEqual(['1', '2', '3']);
  });

  it('are read by number: after one, before one, or the newest', async () => {
    for (let n = 1; n <= 7; n += 1) await world.write(ann, `message ${n}`);
    expect(await numbers(ann, { limit: '3' })).toEqual([[5, 6, 7], true]);
    expect(await numbers(ann, { before: '5', limit: '3' })).toEqual([[2, 3, 4], true]);
    expect(await numbers(ann, { before: '2', limit: '3' })).toEqual([[1], false]);
    expect(await numbers(ann, { after: '2', limit: '3' })).toEqual([[3, 4, 5], true]);
    expect(await numbers(ann, { after: '7' })).toEqual([[], false]);
  });

  it('are there once however often they are sent, also when the answer has long been forgotten', async () => {
    const key = 'one-and-the-same-key';
    expect(await world.write(ann, 'Once', key)).toBe(1);
    expect(await world.write(ann, 'Once', key)).toBe(1);
    world.ports.clock.advance(2 * DAY);
    await sql`delete from platform_idempotency`.execute(world.ports.db);
    expect(await world.write(ann, 'Once', key)).toBe(1);
    await sql`delete from platform_idempotency`.execute(world.ports.db);
    expect((await ann.client.upload('messages.send', { text: 'Twice' }, {}, {}, key)).refusal).toBe('resubmitted');
    expect(await world.write(bo, 'The same key of somebody else', key)).toBe(1);
    expect((await list(ann)).items.map((one) => [one.number, one.key])).toEqual([[1, key]]);
  });

  it('need a text or a picture, and a short one', async () => {
    const send = (text: string) => ann.client.upload('messages.send', { text }, {});
    expect((await send('  \n ')).refusal).toBe('contentEmpty');
    expect((await ann.client.upload('messages.send', {}, {})).refusal).toBe('contentEmpty');
    expect((await send('x'.repeat(1_001))).refusal).toBe('badRequest');
    expect((await send('x'.repeat(1_000))).status).toBe(200);
  });

  it('keep the lines that were typed', async () => {
    await world.write(ann, 'First line\n\nThird line');
    expect((await list(ann)).items[0]?.text).toBe('First line\n\nThird line');
  });

  it('are at most thirty a minute, and say when to go on', async () => {
    for (let n = 1; n <= 30; n += 1) await world.write(ann, `message ${n}`);
    const refused = await ann.client.upload('messages.send', { text: 'too many' }, {});
    expect([refused.status, refused.refusal, refused.raw.headers['retry-after']]).toEqual([429, 'tooFrequent', '60']);
    await world.write(bo, 'somebody else goes on');
    world.ports.clock.advance(MINUTE);
    expect(await world.write(ann, 'goes on')).toBe(31);
  });

  it('are five a day while operators have slowed them, and never none', async () => {
    const [no, at] = [memberNumber(ann.no), world.ports.clock.now()];
    const until = new Date(at.getTime() + 2 * DAY);
    await sql`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${no}, ${no}, 'messages', 'a test', false, 'ada', ${at}, ${until})`.execute(world.ports.db);
    for (let n = 1; n <= 5; n += 1) await world.write(ann, `message ${n}`);
    const refused = await ann.client.upload('messages.send', { text: 'one more' }, {});
    expect([refused.refusal, refused.raw.headers['retry-after']]).toEqual(['tooFrequent', '86400']);
    await sql`update members_restriction set ends_at = ${new Date(at.getTime() + 1)}`.execute(world.ports.db);
    world.ports.clock.advance(MINUTE);
    expect(await world.write(ann, 'and on')).toBe(6);
  });

  it('are five a day of all accounts of an owner whose messages are slowed', async () => {
    const [one, other, at] = [memberNumber(ann.no), BigInt(bo.no), world.ports.clock.now()];
    const until = new Date(at.getTime() + 2 * DAY);
    await sql`update members_member set owner = ${one} where member_no = ${other}`.execute(world.ports.db);
    await sql`
      insert into members_restriction (member_no, owner, kind, reason, is_alone, set_by, starts_at, ends_at)
      values (${one}, ${one}, 'messages', 'a test', false, 'ada', ${at}, ${until})`.execute(world.ports.db);
    for (let n = 1; n <= 3; n += 1) await world.write(ann, `message ${n}`);
    for (let n = 1; n <= 2; n += 1) await world.write(bo, `message ${n}`);
    for (const { client } of [ann, bo])
      expect((await client.upload('messages.send', { text: 'one more' }, {})).refusal).toBe('tooFrequent');
    await sql`update members_member set owner = ${other} where member_no = ${other}`.execute(world.ports.db);
  });

  it('show a picture to whom its link was given alone: by the cookie, by a token without one, at the desk', async () => {
    await ann.client.upload('messages.send', {}, { picture: JPG });
    const own = (await list(ann)).items[0]?.picture ?? '';
    const again = await world.signIn(ann.no, ann.name);
    const [tom, eve] = [await world.operator('tom'), await world.operator('eve')];
    const { client: program } = await world.signIn(ann.no, ann.name);
    program.dropCookies();
    const clients = [ann.client, again.client, bo.client, world.guest, tom.client, program];
    const seen = (link: string) => Promise.all(clients.map((client) => client.sees(link)));
    expect(await seen(own)).toEqual([true, false, false, false, false, false]);
    const params = { member: ann.no };
    const atDesk = (await tom.client.call('messages.deskMessages', { params })).value.items[0]?.picture ?? '';
    expect(await seen(atDesk)).toEqual([false, false, false, false, true, false]);
    expect(await eve.client.sees(atDesk)).toBe(false);
    const toProgram = (await program.call('messages.list')).value.items[0]?.picture ?? '';
    expect(await seen(toProgram)).toEqual([false, false, false, false, false, false]);
    expect([await program.sees(toProgram, 'token'), await ann.client.sees(toProgram, 'token')]).toEqual([true, false]);
  });

  it('may carry a picture, which only the two sides are given', async () => {
    const broken = await ann.client.upload('messages.send', {}, { picture: Buffer.from('GIF89a') });
    expect(broken).toMatchObject({ status: 422, refusal: 'imageRule' });
    const sent = await ann.client.upload('messages.send', {}, { picture: JPG });
    const name = sent.value.picture?.replace(/\?.*$/, '') ?? '';
    expect([sent.value.text, name.startsWith('s-')]).toEqual(['', true]);
    expect(await ann.client.sees(sent.value.picture)).toBe(true);
    expect(await ann.client.sees(name)).toBe(false);
    expect((await list(bo)).items).toEqual([]);
    world.ports.clock.advance(16 * MINUTE);
    expect(await ann.client.sees(sent.value.picture)).toBe(false);
    world.ports.clock.advance(2 * DAY);
    expect(await sweepFiles(world.ports, [messagesFiles])).toBe(0);
    expect((await list(ann)).items[0]?.picture).toContain(name);
  });

  it('refer to what is the member’s own, and to nothing of others', async () => {
    const recharge = { amount: '50', reference: 'BANK-1', note: 'by bank' };
    const made = await ann.client.upload('wallet.submitRecharge', recharge, { voucher: JPG });
    const fields = { text: 'Where is it?', referenceKind: 'recharge', referenceId: made.value.id };
    const sent = await ann.client.upload('messages.send', fields, {});
    expect(sent.value.reference).toEqual({ kind: 'recharge', id: made.value.id, number: made.value.number });
    const params = { kind: 'recharge', id: made.value.id };
    expect((await ann.client.call('messages.reference', { params })).value.number).toBe(made.value.number);
    expect((await bo.client.call('messages.reference', { params })).refusal).toBe('notFound');
    expect((await bo.client.upload('messages.send', fields, {})).refusal).toBe('notFound');
    for (const referenceKind of ['order', 'trade', 'withdrawal'])
      expect((await ann.client.upload('messages.send', { ...fields, referenceKind }, {})).refusal).toBe('notFound');
    const half = { text: 'Hello', referenceKind: 'recharge' };
    expect((await ann.client.upload('messages.send', half, {})).refusal).toBe('badRequest');
  });

  it('are marked up to a number, which only rises, and unread until then', async () => {
    await world.write(ann, 'Hello');
    await answered(ann, 'Good morning', 'What is it about?', 'Are you there?');
    const mark = async (body: Record<string, number>) => (await ann.client.call('messages.mark', { body })).value;
    expect(await state(ann)).toMatchObject({ state: 'answered', last: 4, unread: 3, mine: { read: 0 } });
    expect(await mark({ delivered: 4, read: 2 })).toEqual({ delivered: 4, read: 2 });
    expect(await state(ann)).toMatchObject({ unread: 2 });
    const events = (await eventsOf(ann)).length;
    expect(await mark({ delivered: 1, read: 1 })).toEqual({ delivered: 4, read: 2 });
    expect((await eventsOf(ann)).length).toBe(events);
    expect(await mark({ read: 99 })).toEqual({ delivered: 4, read: 4 });
    expect(await state(ann)).toMatchObject({ unread: 0 });
    expect((await bo.client.call('messages.mark', { body: { read: 1 } })).refusal).toBe('notFound');
  });

  it('reopen what was closed', async () => {
    await world.write(ann, 'Hello');
    const eve = await answered(ann, 'Good bye');
    const { value } = await eve.client.call('messages.conversation', { params: { member: ann.no } });
    const close = { params: { member: ann.no }, body: { version: value.version, last: value.last } };
    expect((await eve.client.call('messages.close', close)).value).toMatchObject({ state: 'closed', holder: null });
    expect(await state(ann)).toMatchObject({ state: 'closed' });
    await world.write(ann, 'One more thing');
    expect(await state(ann)).toMatchObject({ state: 'waiting', last: 3 });
  });

  it('are not there for a session that acts for the account', async () => {
    await world.write(ann, 'Hello');
    const { client } = await world.signIn(ann.no, ann.name, true);
    expect((await client.call('messages.state')).value).toMatchObject({ state: null, last: 0, unread: 0 });
    expect((await client.call('messages.list')).refusal).toBe('actingFor');
    expect((await client.upload('messages.send', { text: 'Hello' }, {})).refusal).toBe('actingFor');
    expect((await client.call('messages.mark', { body: { read: 1 } })).refusal).toBe('actingFor');
  });

  it('keep scripts as the words that they are', async () => {
    const chunks = SCRIPT_PAYLOADS.slice(0, 25);
    for (const text of chunks) await world.write(ann, text);
    const { items } = await list(ann);
    expect(items.map(({ text }) => text)).toEqual(chunks.map((text) => text.trim()));
  });
});
