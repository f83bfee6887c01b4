import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { HOUR } from '@greenhall/domain/shared/time';
import { bodyOf, type ContentWorld, openContentWorld } from '@greenhall/test-kit/content-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentChecks } from '../checks.ts';
import { notifyOfBegun } from '../notify-shown.ts';

describe.each(ENGINES)('what operators write on %s', (engine) => {
  let world: ContentWorld;
  beforeEach(async () => {
    world = await openContentWorld(engine);
  });
  afterEach(async () => {
    for (const { run } of contentChecks) expect(await run(world.ports.db)).toEqual([]);
    await world.close();
  });

  const wren = () => world.operator('wren');
  const events = async () =>
    (
      await sql<{ event: { what: string; id: string } }>`
        select event from platform_event where channel = 'all' and event->>'what' = 'notice' order by id`.execute(
        world.ports.db,
      )
    ).rows.map(({ event }) => event);
  const text = (title: string, version: number, body: unknown = bodyOf(title)) => ({
    version,
    title,
    summary: '',
    body,
  });
  const save = (id: string, language: string, body: ReturnType<typeof text>, by = wren()) =>
    by.call('content.saveText', { params: { id, language }, body });

  it('is told once, to all members together, and stands in the audit log', async () => {
    const id = await world.publish('news', 'Hello', {}, ['en']);
    expect(await events()).toEqual([{ what: 'notice', id }]);
    const acts = (await latestActs(world.ports.db, 10)).map(({ act, operator }) => [act, operator]);
    expect(acts).toEqual(
      ['content.publish', 'content.text', 'content.save', 'content.add'].map((act) => [act, 'wren']),
    );
    expect((await wren().call('content.publish', { params: { id }, body: { confirmed: [] } })).refusal).toBe(
      'statusChanged',
    );
    expect(await events()).toHaveLength(1);
  });

  it('is told when it appears, if that is later, and not at all if it was withdrawn before', async () => {
    const inAnHour = new Date(world.ports.clock.now().getTime() + HOUR).toISOString();
    const id = await world.publish('news', 'Tomorrow', { from: inAnHour });
    const gone = await world.publish('news', 'Withdrawn', { from: inAnHour });
    const withdrawn = await wren().call('content.withdraw', { params: { id: gone }, body: { reason: 'Not yet' } });
    expect(withdrawn.refusal).toBeUndefined();
    await notifyOfBegun(world.ports);
    expect(await events()).toEqual([]);
    world.ports.clock.advance(HOUR);
    await Promise.all([notifyOfBegun(world.ports), notifyOfBegun(world.ports)]);
    await notifyOfBegun(world.ports);
    expect(await events()).toEqual([{ what: 'notice', id }]);
  });

  it('needs English, and every other missing language by its name', async () => {
    const publish = (id: string, ...confirmed: string[]) =>
      wren().call('content.publish', { params: { id }, body: { confirmed } });
    const german = await world.draft('news', 'Hallo', {}, ['de']);
    expect(await publish(german, ...TEXT_LANGUAGES)).toMatchObject({
      refusal: 'translationMissing',
      params: { languages: 'en' },
    });
    const english = await world.draft('news', 'Hello', {}, ['en', 'de']);
    expect((await publish(english, 'th', 'jp')).params).toEqual({ languages: 'zh-Hans, zh-Hant, kor, spa, fra, pt' });
    const others = TEXT_LANGUAGES.filter((language) => language !== 'en' && language !== 'de');
    expect((await publish(english, ...others)).value).toMatchObject({ state: 'published', isVisible: true });
  });

  it('is saved by two at once: the second is refused and loses nothing of the first', async () => {
    const id = await world.draft('news', 'Hello');
    expect((await save(id, 'en', text('Mine', 1))).value).toEqual({ version: 2 });
    expect((await save(id, 'en', text('Yours', 1), world.operator('robin'))).refusal).toBe('statusChanged');
    expect((await save(id, 'de', text('Meins', 0))).value).toEqual({ version: 1 });
    expect((await save(id, 'de', text('Deins', 0), world.operator('robin'))).refusal).toBe('statusChanged');
    const { texts } = (await wren().call('content.entry', { params: { id } })).value;
    expect(texts.find(({ language }) => language === 'en')).toMatchObject({
      title: 'Mine',
      version: 2,
      before: { title: 'Hello' },
    });
    expect(texts.find(({ language }) => language === 'de')).toMatchObject({ title: 'Meins', before: null });
  });

  it('is published once and saved once, however many press at the same time', async () => {
    const id = await world.draft('news', 'Hello', {}, TEXT_LANGUAGES);
    const names = ['wren', 'robin', 'finch', 'dove', 'swift'];
    const once = async (act: (name: string) => Promise<{ refusal: string | undefined }>) =>
      (await Promise.all(names.map(act))).map(({ refusal }) => refusal ?? 'done').toSorted();
    const lost = Array.from({ length: names.length - 1 }, () => 'statusChanged');
    expect(await once((name) => save(id, 'en', text(name, 1), world.operator(name)))).toEqual(['done', ...lost]);
    const publish = (name: string) =>
      world.operator(name).call('content.publish', { params: { id }, body: { confirmed: [] } });
    expect(await once(publish)).toEqual(['done', ...lost]);
    expect(await events()).toHaveLength(1);
  });

  it('is not changed beside its texts on an older version, and begins with a group of its own kind', async () => {
    const body = { kind: 'question', topic: 'terms' };
    expect((await wren().call('content.addEntry', { body })).refusal).toBe('badRequest');
    const { id, version } = (await wren().call('content.addEntry', { body: { ...body, topic: 'coins' } })).value;
    const fields = { isImportant: false, topic: 'start', place: 3, picture: null, link: null, from: null, until: null };
    const change = () => wren().call('content.saveEntry', { params: { id }, body: { ...fields, version } });
    expect((await change()).value).toMatchObject({ topic: 'start', place: 3, version: version + 1, isVisible: false });
    expect((await change()).refusal).toBe('statusChanged');
  });

  it('is written only by those whose role it is', async () => {
    const id = await world.draft('news', 'Hello');
    for (const role of ['support', 'compliance', 'auditor'] as const) {
      expect((await save(id, 'en', text('x', 1), world.operator('eve', role))).status).toBe(403);
      expect((await world.operator('eve', role).call('content.entry', { params: { id } })).status).toBe(200);
    }
    expect((await world.operator('eve', 'accountant').call('content.entry', { params: { id } })).status).toBe(403);
    expect((await world.ann.client.call('content.entry', { params: { id } })).status).toBe(401);
  });

  it('keeps scripts as words, and takes no tree that the schema has no name for', async () => {
    const id = await world.draft('news', 'Hello');
    for (const [at, payload] of SCRIPT_PAYLOADS.entries()) {
      expect((await save(id, 'en', text('x', at + 1, payload))).refusal).toBe('badRequest');
      expect((await save(id, 'en', text('x', at + 1, { blocks: [{ type: 'html', html: payload }] }))).refusal).toBe(
        'badRequest',
      );
      expect((await save(id, 'en', text('x', at + 1, bodyOf(payload)))).refusal, payload).toBeUndefined();
    }
    await wren().call('content.publish', {
      params: { id },
      body: { confirmed: TEXT_LANGUAGES.filter((one) => one !== 'en') },
    });
    const shown = (await world.ann.client.call('content.newsItem', { params: { id }, query: {} })).value;
    expect(shown.body).toEqual(bodyOf(SCRIPT_PAYLOADS.at(-1) ?? ''));
  });

  it('shows pictures that were uploaded here, and no others', async () => {
    const uploaded = await wren().upload('content.addPicture', {}, { picture: JPG });
    const { file } = uploaded.value;
    expect(uploaded.value).toMatchObject({ width: 2, height: 2 });
    const picture = (name: string) => ({ blocks: [{ type: 'picture', file: name, alt: 'x', width: 2, height: 2 }] });
    const id = await world.draft('news', 'Hello', { picture: file });
    const strange = 'p-abcdefghijklmnopqrstuv.jpg';
    expect(await save(id, 'en', text('x', 1, picture(strange)))).toMatchObject({ refusal: 'badRequest' });
    expect((await save(id, 'en', text('x', 1, picture(file)))).refusal).toBeUndefined();
    await expect(world.draft('banner', 'Look', { picture: strange, topic: 'home' })).rejects.toThrow('badRequest');
    const link = { href: 'javascript:alert(1)' };
    await expect(world.draft('banner', 'Look', { picture: file, topic: 'home', link })).rejects.toThrow('badRequest');
    const banner = { picture: file, topic: 'both', link: { screen: 'level' } };
    await world.publish('banner', 'Look', banner);
    for (const place of ['home', 'shop'])
      expect((await world.guest.call('content.banners', { query: { place } })).value.items).toMatchObject([
        { title: 'Look', picture: { file }, link: { screen: 'level' } },
      ]);
  });

  it('goes when it is withdrawn, comes back when it is published again, and a discarded draft does not', async () => {
    const id = await world.publish('news', 'Hello');
    const withdraw = () => wren().call('content.withdraw', { params: { id }, body: { reason: 'Not true any more' } });
    const seen = async () => (await world.ann.client.call('content.news', { query: {} })).value.items.length;
    expect((await withdraw()).value.state).toBe('withdrawn');
    expect(await seen()).toBe(0);
    const confirmed = TEXT_LANGUAGES.filter((one) => one !== 'en');
    await wren().call('content.publish', { params: { id }, body: { confirmed } });
    expect(await seen()).toBe(1);
    const listed = async (state: 'published' | 'withdrawn') =>
      (await wren().call('content.entries', { query: { kind: 'news', state } })).value.items.length;
    expect([await listed('published'), await listed('withdrawn')]).toEqual([1, 0]);
    await withdraw();
    expect([await listed('published'), await listed('withdrawn')]).toEqual([0, 1]);
    expect((await withdraw()).value.state).toBe('discarded');
    expect((await withdraw()).refusal).toBe('statusChanged');
    expect((await save(id, 'en', text('x', 1))).refusal).toBe('statusChanged');
    expect((await wren().call('content.entries', { query: { kind: 'news' } })).value.items).toEqual([]);
  });

  it.each([
    ['topic', 'news', { topic: 'coins' }],
    ['isImportant', 'news', { isImportant: true }],
    ['picture', 'notice', { picture: 'p-abcdefghijklmnopqrstuv.jpg' }],
    ['link', 'news', { link: { screen: 'home' } }],
    ['until', 'news', { from: '2026-03-02T00:00:00.000Z', until: '2026-03-01T00:00:00.000Z' }],
  ] as const)('has no %s where it means nothing', async (_field, kind, fields) => {
    await expect(world.draft(kind, 'x', fields)).rejects.toThrow('badRequest');
  });
});
