import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { latestActs } from '@greenhall/test-kit/operators';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';
import { insertPasskey } from '../factor/store-passkey.ts';
import { memberSessions } from '../index.ts';
import { proposeTotp, switchTotp } from '../store.ts';
import { openWorld, PASSWORD, type World } from '../test-world.ts';

describe.each(ENGINES)('second factors that a member has lost on %s', (engine) => {
  let world: World;
  let desk: RoleClients;
  let ann: { readonly no: bigint; readonly client: TestClient };
  let support: TestClient;
  let compliance: TestClient;
  beforeEach(async () => {
    world = await openWorld(engine);
    const { ports } = world;
    desk = await openRoleClients({ ports, auth: { member: memberSessions(ports), operator: async () => undefined } });
    ann = await world.join('annlost1', { email: 'ann@mail.example' });
    support = desk.as('sue', ['support']);
    compliance = desk.as('carl', ['compliance']);
    await giveFactors();
  });
  afterEach(async () => {
    await desk.close();
    await world.close();
  });

  const key = (name: string) => ({
    credentialId: name,
    publicKey: new Uint8Array([1]),
    counter: 0n,
    name,
    createdAt: world.ports.clock.now(),
  });
  const giveFactors = () =>
    transact(world.ports.db, async (tx) => {
      const memberNo = memberNumber(ann.no);
      await proposeTotp(tx, memberNo, 'sealed');
      await switchTotp(tx, memberNo, 'sealed', true, world.ports.clock.now());
      await insertPasskey(tx, { ...key('phone'), memberNo });
      return accept(true);
    });
  const propose = (as = support, no: bigint | string = ann.no) =>
    as.call('identity.proposeFactorReset', {
      params: { id: String(no) },
      body: { reason: 'called back on the number that we know' },
    });
  const approve = (id: string, as = compliance) => approveShown(as, id);
  const security = async (client = ann.client) => (await client.call('identity.security')).value;
  const approved = async () => {
    const { id } = (await propose()).value;
    expect((await approve(id)).value.state).toBe('approved');
    return id;
  };

  it('are removed 72 hours after two operators have agreed, of which the member is told at once', async () => {
    const { clock, approvals, messenger } = world.ports;
    const { id, changes } = (await propose()).value;
    expect(changes).toEqual([
      { field: 'memberAuthenticator', from: 'on', to: 'off' },
      { field: 'memberPasskeys', from: '1', to: '0' },
    ]);
    expect((await security()).factorReset).toBeNull();
    expect((await approve(id)).value.state).toBe('approved');
    const at = new Date(clock.now().getTime() + 3 * DAY).toISOString();
    expect((await security()).factorReset).toBe(at);
    await sendDueMail(world.ports);
    expect(messenger.sent.filter(({ to }) => to === 'ann@mail.example')).toHaveLength(1);
    clock.advance(3 * DAY - 1);
    await approvals.due();
    expect(await security()).toMatchObject({ authenticator: true, factorReset: at });
    expect((await world.tryLogin('annlost1', PASSWORD)).refusal).toBe('secondFactorRequired');
    clock.advance(1);
    await approvals.due();
    expect((await ann.client.call('identity.security')).refusal).toBe('notSignedIn');
    const again = await world.signIn('annlost1');
    const coolDownUntil = new Date(clock.now().getTime() + 24 * HOUR).toISOString();
    expect(await security(again)).toMatchObject({
      authenticator: false,
      passkeys: [],
      factorReset: null,
      coolDownUntil,
    });
    await sendDueMail(world.ports);
    const told = messenger.sent.filter(({ to }) => to === 'ann@mail.example').map(({ text }) => text);
    for (const change of ['The authenticator app was removed', 'A passkey was removed'])
      expect(told).toContainEqual(expect.stringContaining(change));
  });

  it('stay when the member stops it, once', async () => {
    const { clock, approvals, db } = world.ports;
    expect((await ann.client.call('identity.stopFactorReset')).refusal).toBe('statusChanged');
    const id = await approved();
    const other = (await world.join('bobother')).client;
    expect((await other.call('identity.stopFactorReset')).refusal).toBe('statusChanged');
    const both = await Promise.all([1, 2].map(() => ann.client.call('identity.stopFactorReset')));
    expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['statusChanged', undefined]);
    expect(await latestActs(db, 1)).toMatchObject([
      { act: 'proposal.withdraw', operator: null, subject: id, detail: { member: String(ann.no) } },
    ]);
    clock.advance(4 * DAY);
    await approvals.due();
    const { value } = await (await world.signIn('bobother')).call('identity.security');
    expect(value.factorReset).toBeNull();
    expect((await world.tryLogin('annlost1', PASSWORD)).refusal).toBe('secondFactorRequired');
    expect((await propose()).refusal).toBeUndefined();
  });

  it('are proposed and decided by two who may and are not involved, once at a time', async () => {
    const involved = desk.as('ida', ['compliance'], [String(ann.no)]);
    expect((await propose(involved)).refusal).toBe('reviewerInvolved');
    expect((await propose(desk.as('uma', ['support'], null))).refusal).toBe('reviewerUndeclared');
    expect((await propose(desk.as('shay', ['shop']))).refusal).toBe('forbidden');
    expect((await propose(support, '99999')).refusal).toBe('memberNotFound');
    expect((await propose(support, (await world.join('bobplain')).no)).refusal).toBe('statusChanged');
    const { id } = (await propose(compliance)).value;
    expect((await propose()).refusal).toBe('resubmitted');
    expect((await approve(id)).refusal).toBe('fourEyes');
    expect((await approve(id, desk.as('sol', ['support']))).refusal).toBe('forbidden');
    expect((await approve(id, involved)).refusal).toBe('reviewerInvolved');
    expect((await approve(id, desk.as('olga', ['super']))).value.state).toBe('approved');
  });

  it('stay when they have changed before the time is over', async () => {
    const { clock, approvals, db } = world.ports;
    await approved();
    await transact(db, async (tx) => {
      await insertPasskey(tx, { ...key('tablet'), memberNo: memberNumber(ann.no) });
      return accept(true);
    });
    clock.advance(3 * DAY);
    await approvals.due();
    expect((await world.tryLogin('annlost1', PASSWORD)).refusal).toBe('secondFactorRequired');
  });
});
