import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { bodyOf, type ContentWorld, openContentWorld } from '@greenhall/test-kit/content-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentChecks } from '../checks.ts';

const REASON = 'Everybody has to know';
const CONFIRMED = TEXT_LANGUAGES.filter((one) => one !== 'en');
const IMPORTANT = { isImportant: true };
const PLAIN = { isImportant: false, topic: null, place: 0, picture: null, link: null, from: null, until: null };

describe.each(ENGINES)('an important notice on %s', (engine) => {
  let world: ContentWorld;
  beforeEach(async () => {
    world = await openContentWorld(engine);
  });
  afterEach(async () => {
    for (const { run } of contentChecks) expect(await run(world.ports.db)).toEqual([]);
    await world.close();
  });

  const wren = () => world.operator('wren');
  const params = (id: string) => ({ params: { id } });
  const publish = (id: string) => wren().call('content.publish', { ...params(id), body: { confirmed: CONFIRMED } });
  const propose = (id: string, confirmed: readonly string[] = CONFIRMED, by = wren()) =>
    by.call('content.proposeNotice', { ...params(id), body: { confirmed, reason: REASON } });
  const approve = (id: string, ...names: [string, 'compliance' | 'super' | 'content']) =>
    approveShown(world.operator(...names), id);
  const withdraw = (id: string) => wren().call('content.withdraw', { ...params(id), body: { reason: REASON } });
  const rename = (id: string, version = 1) =>
    wren().call('content.saveText', {
      params: { id, language: 'en' },
      body: { version, title: 'Send your coins', summary: '', body: bodyOf('Send your coins') },
    });
  const setFacts = async (id: string, changed: object) => {
    const { version } = (await wren().call('content.entry', params(id))).value.entry;
    return wren().call('content.saveEntry', { ...params(id), body: { ...PLAIN, ...changed, version } });
  };
  const opened = async () => (await world.ann.client.call('content.noticeState', { query: {} })).value.important?.title;

  it('opens for members when a second operator has approved it, and not when one publishes it', async () => {
    const id = await world.draft('notice', 'Maintenance', IMPORTANT, ['en', 'de']);
    expect((await publish(id)).refusal).toBe('statusChanged');
    expect((await propose(id, [])).refusal).toBe('translationMissing');
    const proposal = (await propose(id)).value;
    expect(proposal).toMatchObject({
      state: 'proposed',
      kind: 'noticePublished',
      about: { name: 'Maintenance', id },
      changes: [
        { field: 'noticeState', from: 'draft', to: 'published' },
        { field: 'noticeLanguages', from: '', to: 'de en' },
      ],
    });
    expect((await propose(id)).refusal).toBe('resubmitted');
    expect((await approve(proposal.id, 'wren', 'super')).refusal).toBe('fourEyes');
    expect((await approve(proposal.id, 'robin', 'content')).status).toBe(403);
    expect(await opened()).toBeUndefined();
    expect((await approve(proposal.id, 'grace', 'compliance')).value).toMatchObject({ state: 'applied' });
    expect(await opened()).toBe('Maintenance');
    expect((await propose(id)).refusal).toBe('statusChanged');
  });

  it('that was changed after it was proposed cannot be approved, in its words or in its details', async () => {
    const words = await world.draft('notice', 'Words', IMPORTANT);
    const first = (await propose(words)).value;
    expect((await rename(words)).refusal).toBeUndefined();
    expect((await approve(first.id, 'grace', 'compliance')).refusal).toBe('statusChanged');
    const dates = await world.draft('notice', 'Dates', IMPORTANT);
    const second = (await propose(dates)).value;
    await setFacts(dates, { ...IMPORTANT, until: '2031-01-01T00:00:00.000Z' });
    expect((await approve(second.id, 'grace', 'compliance')).refusal).toBe('statusChanged');
    expect(await opened()).toBeUndefined();
  });

  it('keeps its words, dates and importance while it is published, and is withdrawn by one', async () => {
    const id = await world.publish('notice', 'Maintenance', IMPORTANT);
    expect((await rename(id)).refusal).toBe('statusChanged');
    for (const changed of [{ ...IMPORTANT, until: '2031-01-01T00:00:00.000Z' }, { isImportant: false }])
      expect((await setFacts(id, changed)).refusal).toBe('statusChanged');
    expect(await opened()).toBe('Maintenance');
    expect((await withdraw(id)).value.state).toBe('withdrawn');
    expect(await opened()).toBeUndefined();
    expect((await rename(id)).refusal).toBeUndefined();
    expect((await publish(id)).refusal).toBe('statusChanged');
    const again = (await propose(id)).value;
    await approve(again.id, 'grace', 'compliance');
    expect(await opened()).toBe('Send your coins');
  });

  it('is not made of a plain one that is published, which one operator publishes and changes', async () => {
    const id = await world.draft('notice', 'Plain');
    expect((await propose(id)).refusal).toBe('statusChanged');
    expect((await publish(id)).value.state).toBe('published');
    expect((await rename(id)).refusal).toBeUndefined();
    expect(await setFacts(id, IMPORTANT)).toMatchObject({ refusal: 'badRequest', params: { field: 'isImportant' } });
    expect(await opened()).toBeUndefined();
    const news = await world.draft('news', 'News');
    expect((await propose(news)).refusal).toBe('notFound');
  });
});
