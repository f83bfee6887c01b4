import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { bodyOf, type ContentWorld, openContentWorld } from '@greenhall/test-kit/content-world';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentChecks } from '../checks.ts';

const REASON = 'The fee of withdrawals is described';

describe.each(ENGINES)('the agreement on %s', (engine) => {
  let world: ContentWorld;
  beforeEach(async () => {
    world = await openContentWorld(engine);
  });
  afterEach(async () => {
    for (const { run } of contentChecks) expect(await run(world.ports.db)).toEqual([]);
    await world.close();
  });

  const wren = () => world.operator('wren');
  const propose = (id: string, by = wren()) =>
    by.call('content.proposeAgreement', { params: { id }, body: { reason: REASON } });
  const approve = (id: string, ...names: [string, 'compliance' | 'super' | 'content']) =>
    approveShown(world.operator(...names), id);
  const inForce = async () => (await world.guest.call('content.agreement', { query: { language: 'de' } })).value;
  const acceptedBy = async (name: string) =>
    (
      await sql<{ agreement: string }>`
        select a.agreement from members_acceptance a join identity_credential c using (member_no)
         where c.username = ${name}`.execute(world.ports.db)
    ).rows[0]?.agreement;
  const register = async (name: string, fields: Record<string, unknown>) => {
    const body = { ...(await world.form(name, { by: world.ann.code, contact: 'ann88', zone: 'A' })), ...fields };
    return new TestClient(world.http).call('network.register', { body });
  };

  it('is a new version when two operators have agreed on it in ten languages, and the old one stays', async () => {
    const some = await world.draft('agreement', 'Agreement', {}, ['en', 'de']);
    expect(await propose(some)).toMatchObject({
      refusal: 'translationMissing',
      params: { languages: 'zh-Hans, zh-Hant, kor, jp, spa, fra, pt, th' },
    });
    const id = await world.draft('agreement', 'Agreement', {}, TEXT_LANGUAGES);
    const confirmed = [...TEXT_LANGUAGES];
    expect((await wren().call('content.publish', { params: { id }, body: { confirmed } })).refusal).toBe(
      'statusChanged',
    );
    const proposal = (await propose(id)).value;
    expect(proposal).toMatchObject({ state: 'proposed', changes: [{ field: 'agreement', from: '1', to: '2' }] });
    expect(proposal.about).toEqual({ name: 'Agreement', id });
    expect((await approve(proposal.id, 'wren', 'compliance')).refusal).toBe('fourEyes');
    expect((await approve(proposal.id, 'robin', 'content')).status).toBe(403);
    expect((await inForce()).version).toBe(1);
    expect((await approve(proposal.id, 'grace', 'compliance')).value).toMatchObject({ state: 'applied' });
    expect(await inForce()).toMatchObject({ version: 2, title: 'Agreement de', language: 'de' });
    const edit = { version: 1, title: 'Other', summary: '', body: bodyOf('Other') };
    const params = { id, language: 'en' };
    expect((await wren().call('content.saveText', { params, body: edit })).refusal).toBe('statusChanged');
    const away = await wren().call('content.withdraw', { params: { id }, body: { reason: REASON } });
    expect(away.refusal).toBe('statusChanged');
  });

  it('that was changed after it was proposed cannot be approved', async () => {
    const id = await world.draft('agreement', 'Agreement', {}, TEXT_LANGUAGES);
    const proposal = (await propose(id)).value;
    const edit = { version: 1, title: 'Other', summary: '', body: bodyOf('Other') };
    await wren().call('content.saveText', { params: { id, language: 'th' }, body: edit });
    expect((await approve(proposal.id, 'grace', 'compliance')).refusal).toBe('statusChanged');
    expect((await inForce()).version).toBe(1);
  });

  it('is accepted by its version, and a member keeps the one that it accepted', async () => {
    expect(await acceptedBy('ann88')).toBe('1');
    expect((await register('cleo8', { agreementVersion: 2 })).refusal).toBe('agreementChanged');
    const id = await world.draft('agreement', 'Agreement', {}, TEXT_LANGUAGES);
    await approve((await propose(id)).value.id, 'grace', 'compliance');
    expect((await register('cleo8', {})).refusal).toBe('agreementChanged');
    expect((await register('cleo8', { agreementVersion: 2 })).refusal).toBeUndefined();
    expect([await acceptedBy('ann88'), await acceptedBy('cleo8')]).toEqual(['1', '2']);
  });
});
