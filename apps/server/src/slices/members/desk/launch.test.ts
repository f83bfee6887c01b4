import { obstaclesOf } from '@greenhall/domain/members/launch';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { latestActs, operatorCaller } from '@greenhall/test-kit/operators';
import { openWorld, type World } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bindSlice } from '../../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { adminHandlers } from '../../admin/routes.ts';
import { checkMode, modeOf } from '../index.ts';
import { membersHandlers } from '../handlers.ts';

const words = (language: string) => `${language}: you can lose everything that you pay in. `.repeat(3).trim();
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const;
type Risk = Record<(typeof LANGUAGES)[number], string>;
const RISK = Object.fromEntries(LANGUAGES.map((language) => [language, words(language)])) as Risk;
const RECORD = { entity: 'Greenhall Trust AG, HRB 4711', countries: ['DE', 'AT', 'DE'], risk: RISK, reason: 'ready' };

describe('going live', () => {
  it('names everything that stands in the way', () => {
    expect(obstaclesOf({ hasLiveSettings: false, isLive: false, isEmpty: false, coolingOffDays: [7, 6] })).toEqual([
      'testSeams',
      'notEmpty',
      'coolingOff',
    ]);
    expect(obstaclesOf({ hasLiveSettings: true, isLive: true, isEmpty: false, coolingOffDays: [7] })).toEqual([]);
  });
});

describe.each(ENGINES)('live mode on %s', (engine) => {
  let world: World;
  let ports: Ports;
  beforeEach(async () => {
    world = await openWorld(engine, { mode: 'live' });
    ({ ports } = world);
    const auth = { ...world.auth, operator: async (username: string) => operatorCaller(username) };
    bindSlice(world.http, auth, 'members', membersHandlers(ports));
    bindSlice(world.http, auth, 'admin', adminHandlers(ports, []));
  });
  afterEach(() => world.close());

  const as = (name: string) => {
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, name);
    return client;
  };
  const approve = (name: string, id: string) => approveShown(as(name), id);
  const propose = async (name: string) => (await as(name).call('members.proposeLaunch', { body: RECORD })).value.id;
  const place = () => ({ by: world.rootCode, contact: 'root', zone: 'A' }) as const;
  const register = async (name: string, riskVersion?: number) => {
    const body = { ...(await world.form(name, place())), ...(riskVersion && { riskVersion }) };
    return new TestClient(world.http).call('network.register', { body });
  };
  const acceptedBy = async (name: string) =>
    (
      await sql<{ version: number | null }>`
        select m.risk_version as version from members_member m join identity_name n using (member_no)
         where n.username = ${name}`.execute(ports.db)
    ).rows[0]?.version;

  it('is switched on by two operators, who record what everybody then reads', async () => {
    expect((await world.guest.call('members.terms')).refusal).toBe('notFound');
    const { value: made } = await as('olga').call('members.proposeLaunch', { body: RECORD });
    expect(made.changes.map(({ field, of, to }) => [field, of, to]).slice(0, 3)).toEqual([
      ['entity', undefined, RECORD.entity],
      ['countries', undefined, 'AT DE'],
      ['riskText', 'zh-Hans', RISK['zh-Hans']],
    ]);
    expect(made.changes.length).toBe(12);
    expect((await as('otto').call('members.launches')).value).toMatchObject({ waiting: made.id, items: [] });
    expect((await approve('olga', made.id)).refusal).toBe('fourEyes');
    expect(await modeOf(ports.db)).toBe('sandbox');
    expect((await approve('otto', made.id)).value.state).toBe('applied');
    expect((await approve('otto', made.id)).refusal).toBe('alreadyDecided');
    expect((await as('otto').call('members.launches')).value).toMatchObject({
      waiting: null,
      items: [{ version: 1, isInForce: true, proposedBy: 'olga', approvedBy: 'otto' }],
    });
    expect(await modeOf(ports.db)).toBe('live');
    const terms = await world.guest.call('members.terms', { query: { language: 'de' } });
    expect(terms.value).toMatchObject({ entity: RECORD.entity, countries: ['AT', 'DE'], risk: RISK.de });
    expect((await world.guest.call('members.terms', { query: { language: 'xx' } })).value.risk).toBe(RISK.en);
    const log = await latestActs(ports.db, 3);
    expect(log.map(({ operator, act }) => `${operator} ${act}`)).toEqual([
      'null proposal.apply',
      'otto proposal.approve',
      'olga proposal.propose',
    ]);
    expect((await world.guest.call('members.launches')).refusal).toBe('notSignedIn');
  });

  it('is not begun with test seams, a short cooling-off or anybody in the house', async () => {
    const id = await propose('olga');
    await sql`update members_plan set plan = jsonb_set(plan::jsonb, '{coolingOffDays}', '6')`.execute(ports.db);
    expect(await approve('otto', id)).toMatchObject({ refusal: 'launchCoolingOff', params: { days: 7 } });
    await sql`update members_plan set plan = jsonb_set(plan::jsonb, '{coolingOffDays}', '7')`.execute(ports.db);
    expect((await register('early1')).status).toBe(200);
    expect((await approve('otto', id)).refusal).toBe('launchNotEmpty');
    const told = await as('otto').call('members.launches');
    expect(told.value).toMatchObject({ mode: 'sandbox', obstacles: ['notEmpty'], waiting: id, items: [] });
  });

  it('keeps which risk text a new member accepted, and takes no older one', async () => {
    expect((await approve('otto', await propose('olga'))).status).toBe(200);
    expect((await register('blind1')).refusal).toBe('riskTextChanged');
    expect((await register('reads1', 1)).status).toBe(200);
    expect(await acceptedBy('reads1')).toBe(1);
    expect((await approve('olga', await propose('otto'))).status).toBe(200);
    expect((await register('stale1', 1)).refusal).toBe('riskTextChanged');
    expect((await register('fresh1', 2)).refusal).toBe('zoneATaken');
  });

  it('does not start with the settings of a sandbox once it is on', async () => {
    await checkMode(ports.db, { mode: 'sandbox' });
    await approve('otto', await propose('olga'));
    await expect(checkMode(ports.db, { mode: 'sandbox' })).rejects.toThrow(/no way back/);
    await checkMode(ports.db, { mode: 'live' });
  });

  it('has nobody in it who joined the sandbox, whichever comes first', async () => {
    const id = await propose('olga');
    const [launched, joined] = await Promise.all([approve('otto', id), register('racer1')]);
    const found = { launched: launched.refusal ?? 'live', joined: joined.refusal ?? 'joined' };
    expect([
      { launched: 'live', joined: 'riskTextChanged' },
      { launched: 'launchNotEmpty', joined: 'joined' },
    ]).toContainEqual(found);
  });
});

describe('a sandbox', () => {
  it('cannot be turned live by operators alone while its settings allow test seams', async () => {
    const world = await openWorld('embedded');
    const auth = { ...world.auth, operator: async (username: string) => operatorCaller(username) };
    bindSlice(world.http, auth, 'members', membersHandlers(world.ports));
    bindSlice(world.http, auth, 'admin', adminHandlers(world.ports, []));
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, 'olga');
    const { value } = await client.call('members.proposeLaunch', { body: RECORD });
    client.setCookie(OPERATOR_COOKIE, 'otto');
    expect((await approveShown(client, value.id)).refusal).toBe('launchTestSeams');
    await world.close();
  });
});
