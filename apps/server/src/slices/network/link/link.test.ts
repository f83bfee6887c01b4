import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type LinkWorld, openLinkWorld } from '@greenhall/test-kit/network/link-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { PASSWORD, type Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endedSessions } from '../../identity/index.ts';
import { involvedWith } from '../index.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';
import { endOverdueLinks } from './end-link.ts';

describe.each(ENGINES)('linked accounts on the %s database', (engine) => {
  let world: LinkWorld;
  let main: Person;
  let sub: Person;
  beforeAll(async () => {
    world = await openLinkWorld(engine);
  });
  beforeEach(async () => {
    [main, sub] = [await world.newMember(), await world.newMember()];
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const linksOf = async ({ client }: Person) => (await client.call('network.links')).value;
  const stateOf = async (who: Person) => (await linksOf(who)).subs.map(({ state }) => state);
  const step = (who: Person, route: 'network.withdrawLink' | 'network.refuseLink' | 'network.endLink', id: string) =>
    who.client.call(route, { params: { id }, body: {} });
  const consent = (who: Person, id: string, what: 'signIn' | 'collect') =>
    who.client.call('network.giveLinkConsent', { params: { id }, body: { consent: what, payPassword: PAY } });
  const takeBack = (who: Person, id: string, what: 'signIn' | 'collect') =>
    who.client.call('network.takeLinkConsent', { params: { id }, body: { consent: what } });
  const mailTo = async (who: Person) => {
    await sendDueMail(world.ports);
    return world.ports.messenger.sent.filter(({ to }) => to === `${who.name}@mail.example`).map(({ text }) => text);
  };

  it('are applied for after the masked name was seen, agreed to with two consents, and both see it', async () => {
    const seen = await main.client.call('network.linkCandidate', { params: { member: sub.no } });
    expect(seen.value.name).toMatch(/^li\*\*\*/);
    const applied = await world.apply(main, sub);
    expect(applied.refusal).toBeUndefined();
    expect((await linksOf(sub)).mains).toMatchObject([{ state: 'applied', member: main.no }]);
    expect((await linksOf(sub)).mains[0]?.name).not.toBe(main.name);
    expect(await mailTo(sub)).toHaveLength(1);
    expect((await world.agree(sub, applied.value.id, { signIn: true, collect: false })).refusal).toBeUndefined();
    expect((await linksOf(main)).subs).toMatchObject([
      { state: 'bound', member: sub.no, name: sub.name, consents: { signIn: true, collect: false } },
    ]);
    expect(await mailTo(main)).toContainEqual(expect.stringContaining('has agreed'));
    expect(await linksOf(sub)).toMatchObject({ subs: [], mains: [{ state: 'bound', name: main.name }] });
  });

  it('need the payment password of each side and the code of the main account', async () => {
    const apply = (body: object) =>
      main.client.call('network.applyForLink', {
        body: { member: sub.no, payPassword: PAY, codeChannel: 'email', code: '000000', ...body },
      });
    expect((await apply({ payPassword: 'not-this-1' })).refusal).toBe('payPasswordWrong');
    expect((await apply({})).refusal).toBe('codeWrong');
    expect((await apply({ member: '999999999' })).refusal).toBe('memberNotFound');
    const { value } = await world.apply(main, sub);
    const agreed = await sub.client.call('network.agreeToLink', {
      params: { id: value.id },
      body: { payPassword: 'not-this-1', consents: { signIn: true, collect: true } },
    });
    expect(agreed.refusal).toBe('payPasswordWrong');
    expect(await stateOf(main)).toEqual(['applied']);
  });

  it('are refused where they would bind oneself, a second main account or a chain', async () => {
    expect((await world.apply(main, main)).refusal).toBe('linkNotAllowed');
    expect((await main.client.call('network.linkCandidate', { params: { member: main.no } })).refusal).toBe(
      'linkNotAllowed',
    );
    await world.bind(main, sub);
    const other = await world.newMember();
    expect((await world.apply(other, sub)).refusal).toBe('linkNotAllowed');
    expect((await world.apply(sub, other)).refusal).toBe('linkNotAllowed');
    expect((await world.apply(other, main)).refusal).toBe('linkNotAllowed');
    expect((await world.apply(main, sub)).refusal).toBe('linkNotAllowed');
  });

  it('leave one main account of several that applied, and each of the others is told', async () => {
    const other = await world.newMember();
    const [first, second] = [await world.apply(main, sub), await world.apply(other, sub)];
    expect((await world.apply(main, sub)).refusal).toBe('statusChanged');
    await world.agree(sub, first.value.id);
    expect(await stateOf(other)).toEqual(['refused']);
    expect(await mailTo(other)).toContainEqual(expect.stringContaining('has refused'));
    expect((await world.agree(sub, second.value.id)).refusal).toBe('statusChanged');
  });

  it('are twenty at most', async () => {
    for (let n = 0; n < 20; n += 1) expect((await world.apply(main, await world.newMember())).refusal).toBeUndefined();
    const more = await world.apply(main, sub);
    expect([more.refusal, more.params]).toEqual(['linkLimit', { max: 20 }]);
  });

  it('end as withdrawn, refused, expired or ended, once and only by the side that may', async () => {
    const first = (await world.apply(main, sub)).value.id;
    const stranger = await world.newMember();
    expect((await step(stranger, 'network.endLink', first)).refusal).toBe('notFound');
    expect((await world.agree(main, first)).refusal).toBe('notFound');
    expect((await step(main, 'network.refuseLink', first)).refusal).toBe('notFound');
    expect((await step(sub, 'network.withdrawLink', first)).refusal).toBe('notFound');
    expect((await step(main, 'network.endLink', first)).refusal).toBe('statusChanged');
    expect((await step(main, 'network.withdrawLink', first)).refusal).toBeUndefined();
    expect((await world.agree(sub, first)).refusal).toBe('statusChanged');
    const second = (await world.apply(main, sub)).value.id;
    await step(sub, 'network.refuseLink', second);
    const third = (await world.apply(main, sub)).value.id;
    world.ports.clock.advance(7 * DAY);
    [main, sub] = [await world.signIn(main.no, main.name), await world.signIn(sub.no, sub.name)];
    expect((await world.agree(sub, third)).refusal).toBe('statusChanged');
    expect(await endOverdueLinks(world.ports)).toBeGreaterThan(0);
    expect(await endOverdueLinks(world.ports)).toBe(0);
    const told = (await mailTo(main)).filter((text) => text.includes('expired')).length;
    expect([told, (await mailTo(sub)).filter((text) => text.includes('expired')).length]).toEqual([1, 1]);
    expect(await stateOf(main)).toEqual(['expired']);
  });

  it('tell the other side when one has ended them', async () => {
    const ended = async (who: Person) => (await mailTo(who)).filter((text) => text.includes('has ended')).length;
    await step(main, 'network.endLink', await world.bind(main, sub));
    expect([await ended(main), await ended(sub)]).toEqual([0, 1]);
    const other = await world.newMember();
    await step(other, 'network.endLink', await world.bind(main, other));
    expect([await ended(main), await ended(other)]).toEqual([1, 0]);
  });

  it('can be bound again a day after their end', async () => {
    const id = await world.bind(main, sub);
    expect((await step(sub, 'network.endLink', id)).refusal).toBeUndefined();
    expect((await linksOf(main)).subs).toMatchObject([{ state: 'ended', consents: { signIn: false, collect: false } }]);
    const again = await world.apply(main, sub);
    expect([again.refusal, again.params]).toEqual(['coolDown', { hours: 24 }]);
    world.ports.clock.advance(24 * HOUR);
    expect((await world.apply(main, sub)).refusal).toBeUndefined();
  });

  it('are neither applied for, agreed to nor allowed more by who may not link accounts', async () => {
    const [lift, other] = [await world.restrict(main, 'link'), await world.newMember()];
    expect((await world.apply(main, sub)).refusal).toBe('functionBanned');
    await lift();
    const { value } = await world.apply(main, sub);
    const liftSub = await world.restrict(sub, 'link');
    expect((await world.agree(sub, value.id)).refusal).toBe('functionBanned');
    await liftSub();
    const liftMain = await world.restrict(main, 'link');
    expect((await world.agree(sub, value.id)).refusal).toBe('linkNotAllowed');
    await liftMain();
    await world.agree(sub, value.id, { signIn: false, collect: false });
    await world.restrict(sub, 'link');
    expect((await consent(sub, value.id, 'signIn')).refusal).toBe('functionBanned');
    expect((await world.apply(other, main)).refusal).toBe('linkNotAllowed');
  });

  /** The main account signs in to the sub-account; answers the sub-account as the main account has it then. */
  const actIn = async (id: string): Promise<Person> => {
    const given = await main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
    if (given.refusal) throw new Error(given.refusal);
    const opened = await main.client.call('identity.exchangeHandOff', { body: { code: given.value.code } });
    if (opened.refusal) throw new Error(opened.refusal);
    const { client } = main;
    client.token = opened.value.token;
    main = await world.signIn(main.no, main.name);
    return { no: opened.value.id, name: opened.value.userid, client, code: '' };
  };
  const isOpen = async ({ client }: Person) => (await client.call('identity.session')).refusal === undefined;

  it('let the main account sign in with the consent, and the sub-account sees it and ends it', async () => {
    const id = await world.bind(main, sub, { signIn: false, collect: true });
    const handOff = () => main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
    expect((await handOff()).refusal).toBe('consentMissing');
    expect((await consent(main, id, 'signIn')).refusal).toBe('notFound');
    expect((await consent(sub, id, 'signIn')).refusal).toBeUndefined();
    expect((await consent(sub, id, 'signIn')).refusal).toBe('statusChanged');
    const acting = await actIn(id);
    expect(acting).toMatchObject({ no: sub.no, name: sub.name });
    const { items } = (await sub.client.call('identity.sessions')).value;
    expect(items.filter(({ actingFor }) => actingFor)).toHaveLength(1);
    expect(await mailTo(sub)).toContainEqual(expect.stringContaining('is signing in'));
    for (const reply of [
      await acting.client.call('network.links'),
      await acting.client.call('messages.list'),
      await step(acting, 'network.endLink', id),
    ])
      expect(reply.refusal).toBe('actingFor');
    expect((await acting.client.call('wallet.balances')).status).toBe(200);
    expect((await takeBack(sub, id, 'signIn')).refusal).toBeUndefined();
    expect(await isOpen(acting)).toBe(false);
    expect(await isOpen(sub)).toBe(true);
    expect((await handOff()).refusal).toBe('consentMissing');
  });

  it('let nobody sign in whom operators have banned from linking, and go on otherwise', async () => {
    const id = await world.bind(main, sub);
    const handOff = () => main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
    const lift = await world.restrict(main, 'link');
    const refused = await handOff();
    expect([refused.refusal, Object.keys(refused.params)]).toEqual(['functionBanned', ['until']]);
    await lift();
    const acting = await actIn(id);
    await world.restrict(main, 'link');
    expect(await isOpen(acting)).toBe(true);
    expect((await step(main, 'network.endLink', id)).refusal).toBeUndefined();
  });

  it('leave no code of a sign-in in the database, also where answers are kept', async () => {
    const id = await world.bind(main, sub);
    const given = await main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
    expect(given.value.code.length).toBeGreaterThan(20);
    const kept = await sql<{ answer: string }>`select answer::text as answer from platform_idempotency`.execute(
      world.ports.db,
    );
    expect(kept.rows.filter(({ answer }) => answer.includes(given.value.code))).toEqual([]);
  });

  it('end every acting session with the binding, and the codes that would open one', async () => {
    const id = await world.bind(main, sub);
    const acting = await actIn(id);
    const waiting = await main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
    await step(main, 'network.endLink', id);
    expect(await isOpen(acting)).toBe(false);
    const late = await main.client.call('identity.exchangeHandOff', { body: { code: waiting.value.code } });
    expect(late.refusal).toBe('handOffInvalid');
    const { rows } = await sql<{ id: bigint }>`
      select id from identity_session where member_no = ${BigInt(sub.no)} and acting_for`.execute(world.ports.db);
    const ids = rows.map((row) => row.id);
    expect(await endedSessions(world.ports.db, ids, world.ports.clock.now())).toEqual(ids);
  });

  it('leave no acting session once the main account has changed its password', async () => {
    const acting = await actIn(await world.bind(main, sub));
    const passwords = { original: PASSWORD, password: 'juniper83' };
    expect((await main.client.call('identity.changeLoginPassword', { body: passwords })).refusal).toBeUndefined();
    expect(await isOpen(acting)).toBe(false);
    expect(await isOpen(sub)).toBe(true);
  });

  it('leave no acting session once the main account has ended one of its sessions', async () => {
    const acting = await actIn(await world.bind(main, sub));
    const { items } = (await main.client.call('identity.sessions')).value;
    const other = items.find(({ current }) => !current);
    expect(
      (await main.client.call('identity.endSession', { params: { id: other?.id ?? '' } })).refusal,
    ).toBeUndefined();
    expect([await isOpen(acting), await isOpen(main), await isOpen(sub)]).toEqual([false, true, true]);
  });

  it('leave no acting session once a copy of the main account’s token was noticed', async () => {
    const acting = await actIn(await world.bind(main, sub));
    const copied = main.client.token;
    world.ports.clock.advance(HOUR);
    expect(await isOpen(main)).toBe(true);
    expect(main.client.token).not.toBe(copied);
    // The token that took its place is shown.
    expect(await isOpen(main)).toBe(true);
    world.ports.clock.advance(MINUTE);
    main.client.token = copied;
    expect([await isOpen(main), await isOpen(acting), await isOpen(sub)]).toEqual([false, false, true]);
  });

  it('do not let anybody sign in during a cool-down of either side', async () => {
    const id = await world.bind(main, sub);
    for (const cooled of [main, sub]) {
      const changes = JSON.stringify({ payPassword: world.ports.clock.now().getTime() - HOUR });
      const set = (value: string) =>
        sql`update identity_credential set changes = ${value}::jsonb where member_no = ${BigInt(cooled.no)}`.execute(
          world.ports.db,
        );
      await set(changes);
      const given = await main.client.call('network.subHandOff', { params: { id }, body: { payPassword: PAY } });
      expect([given.refusal, given.params]).toEqual(['coolDown', { hours: 23 }]);
      await set('{}');
    }
  });

  it('count as one person where operators must be different, until 90 days after their end', async () => {
    const [lone, other] = [
      await world.join(`lone${main.no}`, { by: world.rootCode, contact: world.bo.name, zone: 'A' }),
      main,
    ];
    const involved = async () =>
      (await involvedWith(world.ports.db, [memberNumber(lone.no)], [memberNumber(other.no)], world.ports.clock.now()))
        .size;
    expect(await involved()).toBe(0);
    const id = await world.bind(lone, other);
    expect(await involved()).toBe(1);
    await step(lone, 'network.endLink', id);
    world.ports.clock.advance(90 * DAY - MINUTE);
    expect(await involved()).toBe(1);
    world.ports.clock.advance(MINUTE);
    expect(await involved()).toBe(0);
  });
});
