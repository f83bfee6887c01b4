import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { SoftKey } from '@greenhall/test-kit/soft-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, PASSWORD, PAY_PASSWORD, type World } from '../test-world.ts';
import { sendDueMail } from '../../notifications/send-mail.ts';

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const join = (name: string) => world.join(name, { email: `${name}@mail.example` });
  const begin = async (client: TestClient) => {
    world.ports.clock.advance(60_000);
    await client.call('identity.sendMyCode', { body: { purpose: 'secondFactor', channel: 'email' } });
    const { userid } = (await client.call('identity.session')).value;
    const code = world.ports.messenger.lastCode(`${userid}@mail.example`);
    const body = { payPassword: PAY_PASSWORD, codeChannel: 'email', code };
    return (await client.call('identity.passkeyOptions', { body })).value;
  };
  const add = async (client: TestClient, key: SoftKey) => {
    const { flow, options } = await begin(client);
    return client.call('identity.addPasskey', { body: { flow, name: 'phone', answer: key.create(options) } });
  };
  const enter = async (key: SoftKey, client = new TestClient(world.http)) => {
    const { flow, options } = (await client.call('identity.passkeyLoginOptions')).value;
    return client.call('identity.passkeyLogin', { body: { flow, answer: key.get(options) } });
  };

  it('are added once, and a repeat under the same key is answered alike though its challenge is spent', async () => {
    const { client } = await join('walter01');
    const key = new SoftKey();
    const { flow, options } = await begin(client);
    const body = { flow, name: 'phone', answer: key.create(options) };
    expect((await client.call('identity.addPasskey', { body, key: 'lost-answer-1' })).status).toBe(200);
    expect((await client.call('identity.addPasskey', { body, key: 'lost-answer-1' })).status).toBe(200);
    expect((await client.call('identity.addPasskey', { body })).refusal).toBe('passkeyFailed');
    expect((await client.call('identity.security')).value.passkeys).toHaveLength(1);
  });

  it('are begun once by a code, and a repeat under the same key gets what was begun, for its member alone', async () => {
    const { client } = await join('walter01');
    const helga = (await join('helga001')).client;
    world.ports.clock.advance(60_000);
    await client.call('identity.sendMyCode', { body: { purpose: 'secondFactor', channel: 'email' } });
    const code = world.ports.messenger.lastCode('walter01@mail.example');
    const body = { payPassword: PAY_PASSWORD, codeChannel: 'email', code };
    const ask = (who: TestClient, key?: string) =>
      who.call('identity.passkeyOptions', { body, ...(key ? { key } : {}) });
    const first = await ask(client, 'lost-beginning-1');
    expect(first.refusal).toBeUndefined();
    const again = await ask(client, 'lost-beginning-1');
    expect([again.status, again.value]).toEqual([first.status, first.value]);
    expect([(await ask(client)).refusal, (await ask(helga, 'lost-beginning-1')).refusal]).toEqual([
      'codeWrong',
      'codeWrong',
    ]);
    const key = new SoftKey();
    const made = { flow: again.value.flow, name: 'phone', answer: key.create(again.value.options) };
    expect((await client.call('identity.addPasskey', { body: made })).refusal).toBeUndefined();
    expect((await client.call('identity.addPasskey', { body: made })).refusal).toBe('passkeyFailed');
  });

  it('sign in without name and password, with a counter that must go on', async () => {
    const { no, client } = await join('walter01');
    const key = new SoftKey();
    expect((await add(client, key)).refusal).toBeUndefined();
    const { passkeys, coolDownUntil } = (await client.call('identity.security')).value;
    expect(passkeys).toMatchObject([{ name: 'phone' }]);
    expect(coolDownUntil).toBeNull();
    await sendDueMail(world.ports);
    const told = { to: 'walter01@mail.example', text: expect.stringContaining('New: passkey') };
    expect(world.ports.messenger.sent).toContainEqual(expect.objectContaining(told));
    key.counter = 2;
    expect((await enter(key)).value).toMatchObject({ id: String(no), actingFor: false });
    expect((await enter(key)).refusal).toBe('passkeyFailed');
    key.counter = 3;
    expect((await enter(key)).refusal).toBeUndefined();
  });

  it('are refused from another site, without their owner, with a used challenge, or unknown', async () => {
    const { client } = await join('walter01');
    const key = new SoftKey();
    await add(client, key);
    key.counter = 2;
    expect((await enter(Object.assign(key, { origin: 'https://elsewhere.example' }))).refusal).toBe('passkeyFailed');
    expect((await enter(Object.assign(key, { origin: 'http://127.0.0.1:8080', verified: false }))).refusal).toBe(
      'passkeyFailed',
    );
    key.verified = true;
    const { flow, options } = (await world.guest.call('identity.passkeyLoginOptions')).value;
    const answer = key.get(options);
    expect((await world.guest.call('identity.passkeyLogin', { body: { flow, answer } })).refusal).toBeUndefined();
    key.counter = 3;
    expect(
      (await world.guest.call('identity.passkeyLogin', { body: { flow, answer: key.get(options) } })).refusal,
    ).toBe('passkeyFailed');
    expect((await enter(new SoftKey())).refusal).toBe('passkeyFailed');
    expect((await world.guest.call('identity.passkeyLogin', { body: { flow, answer: {} } })).refusal).toBe(
      'passkeyFailed',
    );
  });

  it('are added in a flow of their own member, once, within five minutes, with the payment password', async () => {
    const walter = (await join('walter01')).client;
    const helga = (await join('helga001')).client;
    const key = new SoftKey();
    const { flow, options } = await begin(walter);
    const body = { flow, name: 'phone', answer: key.create(options) };
    expect((await helga.call('identity.addPasskey', { body })).refusal).toBe('passkeyFailed');
    world.ports.clock.advance(5 * 60_000);
    expect((await walter.call('identity.addPasskey', { body })).refusal).toBe('passkeyFailed');
    expect((await add(walter, key)).refusal).toBeUndefined();
    expect((await add(helga, key)).refusal).toBe('passkeyFailed');
    const wrong = await walter.call('identity.passkeyOptions', { body: { payPassword: 'wrong-one1', code: '000000' } });
    expect(wrong.refusal).toBe('payPasswordWrong');
    const guessed = { payPassword: PAY_PASSWORD, codeChannel: 'email', code: '000000' };
    expect((await walter.call('identity.passkeyOptions', { body: guessed })).refusal).toBe('codeWrong');
  });

  it('open while wrong passwords make sign-in wait, and are removed by their own member', async () => {
    const walter = (await join('walter01')).client;
    const helga = (await join('helga001')).client;
    const key = new SoftKey();
    await add(walter, key);
    key.counter = 2;
    for (let time = 0; time < 5; time += 1) await world.tryLogin('walter01', 'wrong-one1');
    expect((await world.tryLogin('walter01', PASSWORD)).refusal).toBe('loginTooFrequent');
    expect((await enter(key)).refusal).toBeUndefined();
    const { passkeys } = (await walter.call('identity.security')).value;
    const params = { id: passkeys[0]?.id ?? '' };
    const remove = async (client: TestClient, payPassword = PAY_PASSWORD) =>
      (await client.call('identity.removePasskey', { params, body: { payPassword } })).refusal;
    expect(await remove(helga)).toBe('notFound');
    expect(await remove(walter, 'wrong-one1')).toBe('payPasswordWrong');
    expect(await remove(walter)).toBeUndefined();
    expect((await walter.call('identity.security')).value.passkeys).toEqual([]);
    expect((await enter(key)).refusal).toBe('passkeyFailed');
  });

  it('are not offered without end to one network', async () => {
    const ask = () => world.guest.call('identity.passkeyLoginOptions');
    for (let time = 0; time < 120; time += 1) expect((await ask()).refusal).toBeUndefined();
    expect((await ask()).refusal).toBe('tooFrequent');
  });
});
