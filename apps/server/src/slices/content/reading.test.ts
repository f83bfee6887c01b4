import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { type ContentWorld, openContentWorld } from '@greenhall/test-kit/content-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentChecks } from './checks.ts';

describe.each(ENGINES)('what members read on %s', (engine) => {
  let world: ContentWorld;
  beforeEach(async () => {
    world = await openContentWorld(engine);
  });
  afterEach(async () => {
    for (const { run } of contentChecks) expect(await run(world.ports.db)).toEqual([]);
    await world.close();
  });

  const inMs = (ms: number) => new Date(world.ports.clock.now().getTime() + ms).toISOString();
  const titles = async (person = world.ann, language = 'en') =>
    (await person.client.call('content.news', { query: { language } })).value.items.map(({ title }) => title);
  const unread = async (person = world.ann) =>
    (await person.client.call('content.noticeState', { query: {} })).value.unread;

  it('is what was published and whose dates have begun and are not over, newest first', async () => {
    await world.draft('news', 'Draft');
    await world.publish('news', 'First');
    world.ports.clock.advance(HOUR);
    await world.publish('news', 'Tomorrow', { from: inMs(DAY) });
    await world.publish('news', 'Short', { until: inMs(2 * DAY) });
    expect(await titles()).toEqual(['Short', 'First']);
    world.ports.clock.advance(DAY);
    const { ann } = world;
    const again = await world.signIn(ann.no, ann.name);
    expect(await titles(again)).toEqual(['Tomorrow', 'Short', 'First']);
    world.ports.clock.advance(DAY);
    expect(await titles(await world.signIn(ann.no, ann.name))).toEqual(['Tomorrow', 'First']);
  });

  it('comes in pages that neither repeat nor skip', async () => {
    const all = Array.from({ length: 23 }, (_, at) => `News ${at}`);
    for (const title of all) await world.publish('news', title);
    const first = (await world.ann.client.call('content.news', { query: {} })).value;
    const next = first.next ?? '';
    const second = (await world.ann.client.call('content.news', { query: { cursor: next } })).value;
    expect(first.items).toHaveLength(20);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(all.toReversed());
    expect((await world.ann.client.call('content.news', { query: { cursor: 'x' } })).refusal).toBe('pageCursorInvalid');
  });

  it('is in the reader’s language, or in English and says so', async () => {
    const id = await world.publish('news', 'Hello', {}, ['en', 'de']);
    const one = async (language: string) =>
      (await world.ann.client.call('content.newsItem', { params: { id }, query: { language } })).value;
    expect(await one('de')).toMatchObject({ title: 'Hello de', language: 'de' });
    expect(await one('th')).toMatchObject({ title: 'Hello', language: 'en' });
    expect(await one('xx')).toMatchObject({ language: 'en', body: { blocks: [{ spans: [{ text: 'Hello' }] }] } });
  });

  it('is not found by a number of something else, unpublished or withdrawn', async () => {
    const { client } = world.ann;
    const notice = await world.publish('notice', 'Notice');
    const draft = await world.draft('news', 'Draft');
    const gone = await world.publish('news', 'Gone');
    const { version } = (await world.operator('wren').call('content.entry', { params: { id: gone } })).value.entry;
    expect(version).toBeGreaterThan(1);
    await world.operator('wren').call('content.withdraw', { params: { id: gone }, body: { reason: 'Wrong' } });
    for (const id of [notice, draft, gone, '999999'])
      expect((await client.call('content.newsItem', { params: { id }, query: {} })).refusal).toBe('notFound');
    expect((await client.call('content.newsItem', { params: { id: '-1' }, query: {} })).refusal).toBe('badRequest');
    expect((await client.call('content.readNotice', { params: { id: draft } })).refusal).toBe('notFound');
    expect((await client.call('content.notice', { params: { id: gone }, query: {} })).refusal).toBe('notFound');
    expect((await client.call('content.notice', { params: { id: notice }, query: {} })).value).toMatchObject({
      title: 'Notice',
      isRead: false,
    });
  });

  it('counts notices that are unread, one by one and all at once, for each reader alone', async () => {
    const one = await world.publish('notice', 'One');
    await world.publish('notice', 'Two');
    expect([await unread(), await unread(world.bo)]).toEqual([2, 2]);
    await world.ann.client.call('content.readNotice', { params: { id: one } });
    await world.ann.client.call('content.readNotice', { params: { id: one } });
    const { items } = (await world.ann.client.call('content.notices', { query: {} })).value;
    expect(items.map(({ title, isRead }) => [title, isRead])).toEqual([
      ['Two', false],
      ['One', true],
    ]);
    world.ports.clock.advance(1000);
    await world.bo.client.call('content.readNotices');
    expect([await unread(), await unread(world.bo)]).toEqual([1, 0]);
    await world.publish('notice', 'Three at the very same moment');
    expect([await unread(), await unread(world.bo)]).toEqual([2, 1]);
  });

  it('names the oldest important notice until it is read, and only that', async () => {
    const state = async () => (await world.ann.client.call('content.noticeState', { query: {} })).value;
    expect(await state()).toEqual({ unread: 0, newest: null, important: null, parameters: [] });
    const old = await world.publish('notice', 'Old', { isImportant: true });
    world.ports.clock.advance(1000);
    await world.publish('notice', 'Young', { isImportant: true });
    world.ports.clock.advance(1000);
    await world.publish('notice', 'Plain');
    expect(await state()).toMatchObject({ newest: { title: 'Plain' }, important: { title: 'Old' } });
    await world.ann.client.call('content.readNotice', { params: { id: old } });
    expect((await state()).important).toMatchObject({ title: 'Young' });
    await world.ann.client.call('content.readNotices');
    expect(await state()).toMatchObject({ unread: 0, newest: { title: 'Plain', isRead: true }, important: null });
  });

  it('counts no notice as unread that is older than the member, and opens none', async () => {
    await world.publish('notice', 'Before anybody came', { isImportant: true });
    world.ports.clock.advance(1000);
    const late = await world.join('latecomer', { by: world.rootCode, contact: 'ann88', zone: 'B' });
    const state = async () => (await late.client.call('content.noticeState', { query: {} })).value;
    expect(await state()).toMatchObject({ unread: 0, newest: { isRead: true }, important: null });
    world.ports.clock.advance(1000);
    await world.publish('notice', 'Since then');
    expect(await state()).toMatchObject({ unread: 1, newest: { title: 'Since then', isRead: false } });
  });

  it('shows news, questions, texts of the shop, about us and the agreement to anybody, in their order', async () => {
    await world.publish('question', 'How do I withdraw?', { topic: 'coins', place: 2 });
    await world.publish('question', 'What is a coin?', { topic: 'coins', place: 1 });
    await world.publish('question', 'How do I begin?', { topic: 'start' });
    await world.publish('shopText', 'Returns', { topic: 'returns' });
    await world.publish('about', 'Who we are');
    const groups = (await world.guest.call('content.questions', { query: { language: 'en' } })).value.groups;
    expect(groups.map(({ group, items }) => [group, ...items.map(({ title }) => title)])).toEqual([
      ['start', 'How do I begin?'],
      ['coins', 'What is a coin?', 'How do I withdraw?'],
    ]);
    expect((await world.guest.call('content.shopTexts', { query: {} })).value.items).toMatchObject([
      { topic: 'returns', title: 'Returns' },
    ]);
    expect((await world.guest.call('content.about', { query: {} })).value.items).toMatchObject([
      { title: 'Who we are' },
    ]);
    for (const language of ['th', 'de', 'kor'])
      expect((await world.guest.call('content.agreement', { query: { language } })).value).toMatchObject({
        version: 1,
        language,
      });
    const news = await world.publish('news', 'A new level');
    expect((await world.guest.call('content.news', { query: {} })).value.items).toMatchObject([
      { title: 'A new level' },
    ]);
    expect((await world.guest.call('content.newsItem', { params: { id: news }, query: {} })).value).toMatchObject({
      id: news,
    });
    expect((await world.guest.call('content.noticeState', { query: {} })).status).toBe(401);
  });
});
