import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type MessagesWorld, type Operator, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { declareMembers, latestActs } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

describe.each(ENGINES)('the inbox of customer service on %s', (engine) => {
  let world: MessagesWorld;
  let eve: Operator;
  let tom: Operator;
  let ann: Person;
  let bo: Person;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
  });
  beforeEach(async () => {
    [ann, bo] = await world.newMembers();
    [eve, tom] = [await world.operator('eve'), await world.operator('tom')];
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const see = async (who: Operator, { no }: Person) =>
    (await who.client.call('messages.conversation', { params: { member: no } })).value;
  const inbox = async (who: Operator, query: Record<string, string>) =>
    (await who.client.call('messages.inbox', { query })).value.items;
  const acting = async (who: Operator, member: Person) => {
    const { version, last } = await see(who, member);
    return { params: { member: member.no }, body: { version, last } };
  };
  const answer = (who: Operator, { no }: Person, text: string) =>
    who.client.upload('messages.answer', { text }, {}, { member: no });
  const deskMessages = async (who: Operator, { no }: Person) =>
    (await who.client.call('messages.deskMessages', { params: { member: no } })).value.items;
  const acts = async () =>
    (await latestActs(world.ports.db, 30))
      .filter(({ act }) => act !== 'messages.look')
      .map(({ act, operator }) => [act, operator]);

  it('lists what waits by the length of the wait, the own ones, and all; a member is found', async () => {
    await world.write(bo, 'First');
    world.ports.clock.advance(MINUTE);
    await world.write(ann, 'Second');
    world.ports.clock.advance(MINUTE);
    await world.write(bo, 'Still waiting');
    const waiting = (await inbox(eve, { view: 'waiting', limit: '100' })).map(({ member }) => member);
    expect(waiting.filter((no) => [ann.no, bo.no].includes(no))).toEqual([bo.no, ann.no]);
    await world.take(eve, ann);
    expect((await inbox(eve, { view: 'mine' })).map(({ member }) => member)).toEqual([ann.no]);
    expect(await inbox(tom, { view: 'mine' })).toEqual([]);
    expect((await inbox(tom, { view: 'all', limit: '2' })).map(({ member }) => member)).toEqual([bo.no, ann.no]);
    for (const search of [ann.no, ann.name, ann.name.toUpperCase()])
      expect((await inbox(tom, { view: 'all', search })).map(({ username }) => username)).toEqual([ann.name]);
    expect(await inbox(tom, { view: 'all', search: 'nobody' })).toEqual([]);
    expect(await see(tom, bo)).toMatchObject({ unread: 2, preview: 'Still waiting', last: 2, holder: null });
    const first = await tom.client.call('messages.inbox', { query: { view: 'all', limit: '1' } });
    const cursor = first.value.next ?? '';
    expect((await inbox(tom, { view: 'all', limit: '1', cursor })).map(({ member }) => member)).toEqual([ann.no]);
    expect((await tom.client.call('messages.conversation', { params: { member: '1' } })).refusal).toBe('notFound');
    await eve.client.call('messages.close', await acting(eve, ann));
  });

  it('shows each of those that stand at the same place once', async () => {
    await world.write(bo, 'At the same moment');
    await world.write(ann, 'At the same moment');
    await sql`update messages_conversation
                 set position = 1700000000000007, waiting_position = case when state = 'waiting' then 1700000000000007 end`.execute(
      world.ports.db,
    );
    for (const view of ['all', 'waiting'] as const) {
      const whole = (await inbox(tom, { view, limit: '100' })).map(({ member }) => member);
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query: Record<string, string> = { view, limit: '1', ...(cursor ? { cursor } : {}) };
        const page = (await tom.client.call('messages.inbox', { query })).value;
        seen.push(...page.items.map(({ member }) => member));
        cursor = page.next;
      } while (cursor);
      expect([seen, new Set(seen).size >= 2]).toEqual([whole, true]);
    }
  });

  it('lets the holder alone answer, hand over and close', async () => {
    await world.write(ann, 'Hello');
    expect((await answer(eve, ann, 'Not mine yet')).refusal).toBe('statusChanged');
    expect((await world.take(eve, ann)).value.holder).toEqual({ name: 'eve', isMe: true, isPresent: true });
    expect((await world.take(tom, ann)).refusal).toBe('statusChanged');
    expect((await answer(tom, ann, 'Not mine')).refusal).toBe('statusChanged');
    expect((await tom.client.call('messages.close', await acting(tom, ann))).refusal).toBe('statusChanged');
    expect((await answer(eve, ann, 'Good morning')).value).toMatchObject({ number: 2, by: 'desk', operator: 'eve' });
    const over = await acting(eve, ann);
    const to = (name: string) => eve.client.call('messages.handOver', { ...over, body: { ...over.body, to: name } });
    expect((await to('eve')).refusal).toBe('badRequest');
    expect((await to('wren')).refusal).toBe('badRequest');
    expect((await to('tom')).value.holder).toEqual({ name: 'tom', isMe: false, isPresent: true });
    expect((await to('tom')).refusal).toBe('statusChanged');
    expect((await answer(eve, ann, 'Not mine any more')).refusal).toBe('statusChanged');
    expect((await answer(tom, ann, 'I go on')).value.number).toBe(3);
    expect((await tom.client.call('messages.close', await acting(tom, ann))).value.state).toBe('closed');
    expect((await tom.client.call('messages.close', await acting(tom, ann))).refusal).toBe('statusChanged');
    expect((await acts()).slice(0, 5)).toEqual([
      ['messages.close', 'tom'],
      ['messages.answer', 'tom'],
      ['messages.handOver', 'eve'],
      ['messages.answer', 'eve'],
      ['messages.take', 'eve'],
    ]);
    const moved = (await latestActs(world.ports.db, 30)).filter(({ act }) => /take|handOver|close/.test(act));
    expect(moved.slice(0, 3).map(({ act, before, after }) => [act, before, after])).toEqual([
      ['messages.close', { holder: 'tom', state: 'answered' }, { holder: null, state: 'closed' }],
      ['messages.handOver', { holder: 'eve' }, { holder: 'tom' }],
      ['messages.take', { holder: null }, { holder: 'eve' }],
    ]);
  });

  it('neither closes nor hands over what its member has written to since it was read', async () => {
    await world.write(ann, 'Hello');
    await world.take(eve, ann);
    const read = await acting(eve, ann);
    await world.write(ann, 'One more thing');
    expect((await eve.client.call('messages.close', read)).refusal).toBe('statusChanged');
    const over = { ...read, body: { ...read.body, to: 'tom' } };
    expect((await eve.client.call('messages.handOver', over)).refusal).toBe('statusChanged');
    expect(await see(eve, ann)).toMatchObject({ state: 'waiting', holder: { isMe: true }, unread: 2 });
    expect((await eve.client.call('messages.close', await acting(eve, ann))).value.state).toBe('closed');
  });

  it('lets a closed conversation be taken, answered, and given back without an answer', async () => {
    await world.write(ann, 'Hello');
    await world.take(eve, ann);
    await eve.client.call('messages.close', await acting(eve, ann));
    expect((await world.take(tom, ann)).value).toMatchObject({ state: 'closed', holder: { name: 'tom' } });
    expect((await tom.client.call('messages.close', await acting(tom, ann))).value.holder).toBeNull();
    await world.take(eve, ann);
    expect((await answer(eve, ann, 'We have found it')).value).toMatchObject({ number: 2, by: 'desk' });
    expect(await see(eve, ann)).toMatchObject({ state: 'answered', holder: { isMe: true } });
    await eve.client.call('messages.close', await acting(eve, ann));
  });

  it('frees what an operator has who has had no session for ten minutes', async () => {
    await world.write(ann, 'Hello');
    const ivy = await world.operator('ivy');
    await world.take(ivy, ann);
    await ivy.signOut();
    world.ports.clock.advance(10 * MINUTE - 1);
    expect((await world.take(tom, ann)).refusal).toBe('statusChanged');
    world.ports.clock.advance(1);
    expect(await see(tom, ann)).toMatchObject({ holder: { name: 'ivy', isMe: false, isPresent: false } });
    expect((await world.take(tom, ann)).value.holder).toMatchObject({ name: 'tom', isMe: true });
    await tom.client.call('messages.close', await acting(tom, ann));
  });

  it('marks how far the desk has got, which the member sees', async () => {
    for (const text of ['One', 'Two', 'Three']) await world.write(ann, text);
    const mark = async (body: Record<string, number>) =>
      (await eve.client.call('messages.deskMark', { params: { member: ann.no }, body })).value;
    expect(await mark({ delivered: 3, read: 2 })).toEqual({ delivered: 3, read: 2 });
    expect(await mark({ read: 1 })).toEqual({ delivered: 3, read: 2 });
    expect((await ann.client.call('messages.state')).value.theirs).toEqual({ delivered: 3, read: 2 });
    expect(await see(eve, ann)).toMatchObject({ unread: 1, desk: { delivered: 3, read: 2 } });
  });

  it('answers with a picture, and with neither picture nor text not at all', async () => {
    await world.write(ann, 'Hello');
    await world.take(eve, ann);
    const params = { member: ann.no };
    expect((await eve.client.upload('messages.answer', {}, {}, params)).refusal).toBe('contentEmpty');
    const broken = await eve.client.upload('messages.answer', {}, { picture: Buffer.from('<svg/>') }, params);
    expect(broken.refusal).toBe('imageRule');
    const sent = await eve.client.upload('messages.answer', { text: 'See here' }, { picture: JPG }, params);
    expect(sent.value.picture).toMatch(/^s-/);
    const { items } = (await ann.client.call('messages.list')).value;
    expect(items.at(-1)).toMatchObject({ by: 'desk', text: 'See here', key: null });
    expect(JSON.stringify(items)).not.toContain('eve');
    expect((await tom.client.upload('messages.answer', {}, { picture: JPG }, params)).refusal).toBe('statusChanged');
  });

  it('sends a canned answer in the member’s language, with its placeholders filled in', async () => {
    const canned = await world.canned('Greeting', 'Hello {name}, number {id}: {reference}');
    await ann.client.call('members.updateProfile', { body: { language: 'th' } });
    const recharge = { amount: '50', reference: `BANK-${ann.no}`, note: '' };
    const made = (await ann.client.upload('wallet.submitRecharge', recharge, { voucher: JPG })).value;
    const about = { text: 'Where is it?', referenceKind: 'recharge', referenceId: made.id };
    await ann.client.upload('messages.send', about, {});
    await world.take(eve, ann);
    const send = (fields: Record<string, string>, files = {}) =>
      eve.client.upload('messages.answer', fields, files, { member: ann.no });
    expect((await send({ canned, text: 'And more' })).refusal).toBe('badRequest');
    expect((await send({ canned: '999999' })).refusal).toBe('notFound');
    const text = `Hello ${ann.name}, number ${ann.no}: ${made.number} th`;
    expect((await send({ canned })).value).toMatchObject({ text, canned, operator: 'eve' });
    expect(await see(eve, ann)).toMatchObject({ language: 'th', state: 'answered' });
    expect((await ann.client.call('messages.list')).value.items.at(-1)?.text).toBe(text);
  });

  it('sends no canned answer with a gap: without a reference none that names it', async () => {
    const writer = await world.operator('wren', 'content');
    await world.write(ann, 'Hello');
    await world.take(eve, ann);
    for (const text of [' {reference}', 'Hello {name}, we look into {reference} now.']) {
      const texts = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, text]));
      const { id } = (await writer.client.call('messages.addCannedAnswer', { body: { title: 'Number', texts } })).value;
      const sent = await eve.client.upload('messages.answer', { canned: id }, {}, { member: ann.no });
      expect([sent.status, sent.refusal]).toEqual([422, 'contentEmpty']);
    }
    expect(await deskMessages(eve, ann)).toHaveLength(1);
  });

  it('keeps canned answers whole, and changes each from the version that was read', async () => {
    const wren = await world.operator('wren', 'content');
    const texts = Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, `Hello {name} ${language}`]));
    const add = (body: object) => wren.client.call('messages.addCannedAnswer', { body: { title: 'Welcome', ...body } });
    expect(await add({ texts: { ...texts, th: '', kor: ' ' } })).toMatchObject({
      refusal: 'translationMissing',
      params: { languages: 'kor, th' },
    });
    expect((await add({ texts: { ...texts, de: 'Hallo {freund}' } })).refusal).toBe('badRequest');
    const { id, version } = (await add({ texts })).value;
    const save = (title: string) =>
      wren.client.call('messages.saveCannedAnswer', { params: { id }, body: { version, title, texts } });
    expect((await save('Hello there')).value).toMatchObject({ version: 2, title: 'Hello there' });
    expect((await save('Too late')).refusal).toBe('statusChanged');
    const titles = async () => (await eve.client.call('messages.cannedAnswers')).value.items.map(({ title }) => title);
    expect(await titles()).toContain('Hello there');
    const withdraw = () => wren.client.call('messages.withdrawCannedAnswer', { params: { id } });
    expect([(await withdraw()).status, (await withdraw()).refusal]).toEqual([200, 'notFound']);
    expect(await titles()).not.toContain('Hello there');
    expect((await eve.client.call('messages.withdrawCannedAnswer', { params: { id } })).refusal).toBe('forbidden');
  });

  it('keeps notes for colleagues, of which no answer to the member says anything', async () => {
    await world.write(ann, 'Hello');
    const params = { member: ann.no };
    const body = { text: 'Has called twice: a secret between us' };
    expect((await eve.client.call('messages.addNote', { params, body })).value).toMatchObject({ operator: 'eve' });
    const { items } = (await tom.client.call('messages.notes', { params })).value;
    expect(items.map(({ text }) => text)).toEqual([body.text]);
    const answers = [await ann.client.call('messages.list'), await ann.client.call('messages.state')];
    expect(answers.map(({ raw }) => raw.body).join()).not.toContain('secret');
    expect((await eve.client.call('messages.addNote', { params: { member: '1' }, body })).refusal).toBe('notFound');
  });

  it('shows nobody the conversation of its own person, and lets nobody handle it', async () => {
    await declareMembers(world.ports, 'zoe', [memberNumber(ann.no)]);
    const zoe = await world.operator('zoe');
    const [, node] = await world.newMembers();
    await sql`update members_member set owner = ${ann.no} where member_no = ${node.no}`.execute(world.ports.db);
    for (const member of [ann, node]) {
      await world.write(member, 'Between me and the others');
      const params = { member: member.no };
      const { version, last } = await see(eve, member);
      const reads = [
        zoe.client.call('messages.conversation', { params }),
        zoe.client.call('messages.deskMessages', { params }),
        zoe.client.call('messages.notes', { params }),
      ];
      const writes = [
        zoe.client.call('messages.take', { params, body: { version } }),
        zoe.client.call('messages.handOver', { params, body: { version, last, to: 'eve' } }),
        zoe.client.call('messages.close', { params, body: { version, last } }),
        zoe.client.call('messages.deskMark', { params, body: { read: 1 } }),
        zoe.client.call('messages.addNote', { params, body: { text: 'Be kind' } }),
        answer(zoe, member, 'To myself'),
        zoe.client.upload('messages.answer', {}, { picture: JPG }, params),
      ];
      const refused = await Promise.all([...reads, ...writes]);
      expect(refused.map(({ refusal }) => refusal)).toEqual(refused.map(() => 'reviewerInvolved'));
      const found = (await inbox(zoe, { view: 'all', search: member.no }))[0];
      expect(found).toMatchObject({ isOwn: true, preview: '' });
      await world.take(eve, member);
      const over = await acting(eve, member);
      const handed = await eve.client.call('messages.handOver', { ...over, body: { ...over.body, to: 'zoe' } });
      expect(handed.refusal).toBe('badRequest');
      expect(await see(eve, member)).toMatchObject({ isOwn: false, preview: 'Between me and the others' });
    }
    await world.write(bo, 'From below');
    expect((await world.take(zoe, bo)).value).toMatchObject({ isOwn: false, preview: 'From below' });
  });

  it('writes the first look at a conversation in an hour into the audit log', async () => {
    const una = await world.operator('una');
    await world.write(ann, 'Hello');
    await world.write(bo, 'Hello');
    const looks = async () =>
      (await latestActs(world.ports.db, 50))
        .filter(({ act, operator }) => act === 'messages.look' && operator === 'una')
        .map(({ subject }) => subject);
    expect((await una.client.call('messages.conversation', { params: { member: '1' } })).refusal).toBe('notFound');
    await inbox(una, { view: 'all' });
    expect(await looks()).toEqual([]);
    await Promise.all([see(una, ann), deskMessages(una, ann), deskMessages(una, ann)]);
    expect(await looks()).toEqual([ann.no]);
    await una.client.call('messages.notes', { params: { member: bo.no } });
    for (const expected of [
      [bo.no, ann.no],
      [bo.no, ann.no],
      [bo.no, ann.no],
      [ann.no, bo.no, ann.no],
    ]) {
      world.ports.clock.advance(15 * MINUTE);
      await deskMessages(una, ann);
      expect(await looks()).toEqual(expected);
    }
  });

  it('is for support alone, and names colleagues who may answer', async () => {
    const olga = await world.operator('olga', 'accountant');
    const carl = await world.operator('carl', 'compliance');
    await world.write(ann, 'Hello');
    expect((await olga.client.call('messages.inbox', { query: { view: 'all' } })).refusal).toBe('forbidden');
    expect((await carl.client.call('messages.inbox', { query: { view: 'all' } })).status).toBe(200);
    expect((await deskMessages(carl, ann)).map(({ text }) => text)).toEqual(['Hello']);
    expect((await world.take(carl, ann)).refusal).toBe('forbidden');
    const { items } = (await eve.client.call('messages.colleagues')).value;
    expect(items).toContainEqual({ name: 'tom', isPresent: true });
    expect(items.map(({ name }) => name)).not.toContain('olga');
  });
});
