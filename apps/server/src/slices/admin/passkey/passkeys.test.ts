import { createHash, createPublicKey, verify } from 'node:crypto';
import { SIGNED_ACTS } from '@greenhall/contract/admin/passkeys';
import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import {
  type AccountWorld,
  OPERATOR_PASSWORD as PASSWORD,
  openAccountWorld,
} from '@greenhall/test-kit/desk/account-world';
import { latestActs } from '@greenhall/test-kit/operators';
import { SoftKey } from '@greenhall/test-kit/soft-key';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { type StoredApproval, usedApprovals } from './store-approval.ts';
import { verifyApproval } from './verify-approval.ts';

it('what a passkey can sign is what needs a fresh code', () => {
  const all = Object.entries(routes).flatMap(([slice, ofSlice]) =>
    Object.entries<Route>(ofSlice).flatMap(([name, { stepUp }]) => (stepUp ? [`${slice}.${name}`] : [])),
  );
  expect(all.toSorted()).toEqual([...SIGNED_ACTS].toSorted());
});

describe.each(ENGINES)('passkeys of operators on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  let bea: TestClient;
  let cora: string;
  let key: SoftKey;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', null, ['super']);
    await world.settle('beaking', 'bea@mail.example', ['super']);
    cora = String(await world.settle('corahop', null));
    ada = await world.signedIn('adaking');
    bea = await world.signedIn('beaking');
    key = new SoftKey();
  });
  afterEach(() => world.close());

  const begin = async (client: TestClient) =>
    client.call('admin.passkeyOptions', { body: { password: PASSWORD, code: world.freshCode() } });
  const add = async (client: TestClient, passkey = key) => {
    const { flow, options } = (await begin(client)).value;
    const body = { flow, name: 'Desk', answer: passkey.create(options), language: 'en' };
    return client.call('admin.addPasskey', { body });
  };
  const enter = async (username: string, passkey = key, password = PASSWORD) => {
    const client = world.stranger();
    const { flow, options } = (await client.call('admin.passkeyLoginOptions')).value;
    passkey.counter += 1;
    const answer = passkey.get(options);
    const ticket = await solvedTicket(world.ports, 'operator');
    const body = { username, password, passkey: { flow, answer }, ticket };
    return { client, reply: await client.call('admin.login', { body }) };
  };
  const proposed = async (role: 'shop' | 'content' = 'shop'): Promise<string> => {
    const body = { role, isGiven: true, reason: 'helps out' };
    return (await ada.call('admin.changeRole', { params: { id: cora }, body })).value.id;
  };
  const shown = async (id: string) => {
    const { items } = (await ada.call('admin.proposals', { query: {} })).value;
    return { digest: items.find((row) => row.id === id)?.digest ?? '' };
  };
  const sign = async (id: string, client = bea, passkey = key) => {
    const act = { route: 'admin.approveProposal', params: { id }, body: await shown(id) };
    const { flow, options } = (await client.call('admin.beginApproval', { body: act })).value;
    passkey.counter += 1;
    return Buffer.from(JSON.stringify({ flow, answer: passkey.get(options) })).toString('base64url');
  };
  const approve = async (id: string, approval: string, client = bea, once?: string) =>
    client.call('admin.approveProposal', {
      params: { id },
      body: await shown(id),
      headers: { 'x-approval': approval },
      ...(once ? { key: once } : {}),
    });
  const goLive = () =>
    run(
      world.ports.db,
      sql`insert into members_launch (version, entity, countries, risk, proposed_by, proposed_at, decided_by, decided_at)
          values (1, 'Greenhall', '[]', '{}', 'adaking', now(), 'corahop', now())`,
    );

  it('are added by password and code, end other sessions, are mailed, and stand in for the code', async () => {
    const other = await world.signedIn('beaking');
    expect((await add(bea)).refusal).toBeUndefined();
    expect([await world.isIn(other), await world.isIn(bea)]).toEqual([false, true]);
    expect((await bea.call('admin.passkeys')).value.items).toMatchObject([{ name: 'Desk', maySign: true }]);
    const { client, reply } = await enter('beaking');
    expect(reply.value).toMatchObject({ username: 'beaking', roles: ['super'] });
    expect(await world.isIn(client)).toBe(true);
    expect(await latestActs(world.ports.db, 2)).toMatchObject([
      { act: 'operator.signIn', operator: 'beaking', role: null, session: expect.any(BigInt), network: '127.0.0.1' },
      { act: 'operator.passkey', operator: 'beaking' },
    ]);
    await expect.poll(() => world.ports.messenger.sent.map(({ to }) => to)).toContain('bea@mail.example');
  });

  it('are refused with a wrong password, with another operator’s name, twice, and without their owner', async () => {
    await add(bea);
    const wrong = [
      await enter('beaking', key, 'not the password'),
      await enter('adaking'),
      await enter('nobody-here'),
      await enter('beaking', new SoftKey()),
    ];
    expect(wrong.map(({ reply }) => reply.refusal)).toEqual(wrong.map(() => 'wrongCredentials'));
    const client = world.stranger();
    const { flow, options } = (await client.call('admin.passkeyLoginOptions')).value;
    key.counter += 1;
    const body = { username: 'beaking', password: PASSWORD, passkey: { flow, answer: key.get(options) } };
    const both = await Promise.all(
      [world.stranger(), world.stranger()].map(async (one) => {
        const ticket = await solvedTicket(world.ports, 'operator');
        return one.call('admin.login', { body: { ...body, ticket } });
      }),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    key.verified = false;
    expect((await enter('beaking')).reply.refusal).toBe('wrongCredentials');
    const ticket = await solvedTicket(world.ports, 'operator');
    const neither = { username: 'beaking', password: PASSWORD, ticket };
    expect((await client.call('admin.login', { body: neither })).refusal).toBe('wrongCredentials');
  });

  it('are five at most, and none serves two operators', async () => {
    await add(bea);
    expect((await add(ada)).refusal).toBe('passkeyFailed');
    for (let n = 0; n < 4; n += 1) expect((await add(bea, new SoftKey())).status).toBe(200);
    expect(await begin(bea)).toMatchObject({ refusal: 'tooManyPasskeys', params: { max: 5 } });
    const [first] = (await bea.call('admin.passkeys')).value.items;
    const remove = (id: string, code = world.freshCode()) =>
      bea.call('admin.removePasskey', { params: { id }, body: { password: PASSWORD, code, language: 'en' } });
    expect((await remove(first?.id ?? '', '000000')).refusal).toBe('wrongCredentials');
    expect((await remove('999')).refusal).toBe('notFound');
    expect((await remove(first?.id ?? '')).status).toBe(200);
    expect((await enter('beaking')).reply.refusal).toBe('wrongCredentials');
  });

  it('sign one act each: the text that was signed and what proves it are kept', async () => {
    await add(bea);
    const id = await proposed();
    world.ports.clock.advance(5 * MINUTE);
    expect((await approveShown(bea, id)).refusal).toBe('stepUpRequired');
    const approval = await sign(id);
    expect((await approve(id, approval, bea, 'key-of-an-approval')).value.state).toBe('applied');
    expect((await approve(id, approval, bea, 'key-of-an-approval')).value.state).toBe('applied');
    expect((await approve(id, approval)).refusal).toBe('passkeyFailed');
    world.ports.clock.advance(2 * MINUTE);
    expect((await approve(id, approval, bea, 'key-of-an-approval')).refusal).toBe('passkeyFailed');
    expect((await approveShown(bea, id)).refusal).toBe('stepUpRequired');
    const [kept] = await usedApprovals(world.ports.db, '', 10);
    if (!kept) throw new Error('the approval was not kept');
    const text = await verifyApproval(kept);
    expect(text).toMatchObject({ installation: 'http://127.0.0.1:8080', shown: null });
    expect(JSON.parse(text?.decision ?? '')).toEqual({
      route: 'admin.approveProposal',
      params: { id },
      body: await shown(id),
    });
    // Whoever checks it needs nothing of this project: one hash and one signature.
    const { response } = JSON.parse(kept.assertion);
    const client = Buffer.from(response.clientDataJSON, 'base64url');
    const hashOf = (part: string | Buffer) => createHash('sha256').update(part).digest();
    expect(JSON.parse(client.toString()).challenge).toBe(hashOf(kept.signedText).toString('base64url'));
    const signed = Buffer.concat([Buffer.from(response.authenticatorData, 'base64url'), hashOf(client)]);
    const cose = Buffer.from(kept.publicKey);
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: cose.subarray(-67, -35).toString('base64url'),
      y: cose.subarray(-32).toString('base64url'),
    };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', signed, publicKey, Buffer.from(response.signature, 'base64url'))).toBe(true);
    const bent = [
      { ...kept, signedText: kept.signedText.replace(`\\"id\\":\\"${id}`, `\\"id\\":\\"9${id}`) },
      { ...kept, operatorId: kept.operatorId + 1n },
      { ...kept, publicKey: kept.publicKey.toReversed() },
      { ...kept, assertion: '{}' },
      { ...kept, signedText: 'no text' },
    ] as StoredApproval[];
    expect(bent[0]?.signedText).not.toBe(kept.signedText);
    expect(await Promise.all(bent.map(verifyApproval))).toEqual(bent.map(() => undefined));
  });

  it('sign nothing else: another act, another session, another operator, too late, or what is no approval', async () => {
    await add(bea);
    await add(ada, new SoftKey());
    const [one, two] = [await proposed('shop'), await proposed('content')];
    world.ports.clock.advance(6 * MINUTE);
    const approval = await sign(one);
    const again = (await enter('beaking')).client;
    expect((await approve(two, approval)).refusal).toBe('passkeyFailed');
    expect((await approve(one, approval, again)).refusal).toBe('passkeyFailed');
    expect((await approve(one, approval, ada)).refusal).toBe('passkeyFailed');
    const written = (text: string) => Buffer.from(text).toString('base64url');
    const broken = JSON.stringify({ flow: '\u0000', answer: {} });
    for (const nothing of ['x', 'e30', written('null'), written('{"flow":1}'), written(broken), 'A'.repeat(8_000)])
      expect((await approve(one, nothing)).refusal).toBe('passkeyFailed');
    const altered = JSON.parse(Buffer.from(await sign(one), 'base64url').toString());
    altered.answer.response.signature = altered.answer.response.signature.replace(/^.{12}/, 'AAAAAAAAAAAA');
    const bent = Buffer.from(JSON.stringify(altered)).toString('base64url');
    expect((await approve(one, bent)).refusal).toBe('passkeyFailed');
    const late = await sign(one);
    world.ports.clock.advance(2 * MINUTE);
    expect((await approve(one, late)).refusal).toBe('passkeyFailed');
    expect((await approve(one, await sign(one))).value.state).toBe('applied');
  });

  it('give a session no time in which anything is open, and nobody who may not do the act', async () => {
    await add(bea);
    const id = await proposed();
    const { client } = await enter('beaking');
    expect((await approveShown(client, id)).refusal).toBe('stepUpRequired');
    const corahop = await world.signedIn('corahop');
    await add(corahop, new SoftKey());
    const act = { route: 'admin.approveProposal', params: { id }, body: await shown(id) };
    expect((await corahop.call('admin.beginApproval', { body: act })).refusal).toBe('forbidden');
    expect((await ada.call('admin.beginApproval', { body: act })).refusal).toBe('passkeyFailed');
    expect((await bea.call('admin.beginApproval', { body: { ...act, route: 'admin.stepUp' } })).refusal).toBe(
      'badRequest',
    );
    const unread = { route: 'wallet.approveWithdrawal', params: { id: '999' }, body: {} };
    expect((await bea.call('admin.beginApproval', { body: unread })).refusal).toBe('notFound');
    for (const params of [{}, { id: 'x' }, { id: '' }, { id: '-1' }, { id: '9'.repeat(40) }]) {
      const bent = await bea.call('admin.beginApproval', { body: { ...unread, params } });
      expect([params, bent.status < 500]).toEqual([params, true]);
    }
    expect((await bea.call('admin.beginApproval', { body: { ...unread, params: {} } })).refusal).toBe('badRequest');
  });

  it('sign acts in live mode from 24 hours after they were added', async () => {
    await add(bea);
    await goLive();
    const id = await proposed();
    const act = { route: 'admin.approveProposal', params: { id }, body: await shown(id) };
    expect((await bea.call('admin.beginApproval', { body: act })).refusal).toBe('passkeyFailed');
    expect((await bea.call('admin.passkeys')).value.items).toMatchObject([{ maySign: false }]);
    world.ports.clock.advance(24 * HOUR);
    const { client } = await enter('beaking');
    expect((await client.call('admin.beginApproval', { body: act })).status).toBe(200);
    expect((await client.call('admin.passkeys')).value.items).toMatchObject([{ maySign: true }]);
  });

  it('are of no use after a lost factor was decided', async () => {
    await add(bea);
    const [{ id: bees } = { id: '' }] = (await ada.call('admin.operators')).value.items.filter(
      ({ username }) => username === 'beaking',
    );
    await world.settle('dorking', null, ['super']);
    const dor = await world.signedIn('dorking');
    const body = { language: 'en', reason: 'lost the phone' };
    const { id } = (await ada.call('admin.proposeFactorLink', { params: { id: bees }, body })).value;
    expect((await approveShown(dor, id)).value.state).toBe('applied');
    expect((await enter('beaking')).reply.refusal).toBe('wrongCredentials');
  });
});
