import { memberNumber } from '@greenhall/domain/shared/member-no';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { accept } from '@greenhall/domain/shared/result';
import { checkOutgoing, removeCredential } from '../index.ts';
import { openWorld, PAY_PASSWORD, type World } from '../test-world.ts';

const PHONE = '13912345678';
const EMAIL = 'walter@mail.example';

describe.each(ENGINES)('phones and e-mails on %s', (engine) => {
  let world: World;
  beforeEach(async () => {
    world = await openWorld(engine);
  });
  afterEach(() => world.close());

  const codeFor = async (
    client: TestClient,
    body: { purpose: string; channel: string; address?: string },
    to: string,
  ) => {
    const ticket = await world.ticket('code');
    const sent = await client.call('identity.sendMyCode', { body: { ...body, ticket } });
    if (sent.refusal) throw new Error(sent.refusal);
    return world.ports.messenger.lastCode(to);
  };
  const bind = async (client: TestClient, channel: 'phone' | 'email', address: string, more: object = {}) => {
    const code = await codeFor(client, { purpose: 'bind', channel, address }, address);
    return client.call('identity.bindContact', {
      body: { channel, address, code, payPassword: PAY_PASSWORD, ...more },
    });
  };

  it('are bound by their own code and start the cool-down', async () => {
    const { no, client } = await world.join('walter01');
    expect((await bind(client, 'email', EMAIL)).refusal).toBeUndefined();
    const { value } = await client.call('identity.security');
    expect(value).toMatchObject({ email: 'wa***r@mail.example', phone: null, passkeys: [], authenticator: false });
    expect(value.coolDownUntil).toBe('2026-03-03T08:00:00.000Z');
    expect((await checkOutgoing(world.ports.db, memberNumber(no), 'sale', world.ports.clock.now())).ok).toBe(false);
  });

  it('are changed only with a code to the old one as well', async () => {
    const { client } = await world.join('walter01', { phone: PHONE });
    expect((await bind(client, 'phone', '13800000001')).refusal).toBe('bindOldRequired');
    world.ports.clock.advance(60_000);
    expect((await bind(client, 'phone', '13800000001', { oldCode: '000000' })).refusal).toBe('codeWrong');
    world.ports.clock.advance(60_000);
    const oldCode = await codeFor(client, { purpose: 'confirm', channel: 'phone' }, PHONE);
    expect((await bind(client, 'phone', '13800000001', { oldCode })).refusal).toBeUndefined();
    expect((await client.call('identity.security')).value.phone).toBe('138***01');
  });

  it('are refused when malformed or without the payment password', async () => {
    const { client } = await world.join('walter01');
    const body = { channel: 'phone', address: '123', code: '000000', payPassword: 'wrong-one1' };
    expect((await client.call('identity.bindContact', { body })).refusal).toBe('phoneRule');
    const mail = { ...body, channel: 'email', address: 'a@b' };
    expect((await client.call('identity.bindContact', { body: mail })).refusal).toBe('emailRule');
    const wrong = { ...body, address: PHONE };
    expect((await client.call('identity.bindContact', { body: wrong })).refusal).toBe('payPasswordWrong');
    const toBind = { purpose: 'bind', channel: 'phone', address: '123' };
    expect((await client.call('identity.sendMyCode', { body: toBind })).refusal).toBe('phoneRule');
  });

  it('belong to seven accounts at most, also when ten come at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) => world.enrol(`walter${index}x`, { phone: PHONE })),
    );
    const refused = made.filter((result) => !result.ok);
    expect(refused).toHaveLength(3);
    for (const result of refused) expect(result).toMatchObject({ refusal: 'phoneLimit', params: { max: 7 } });
    for (const result of made) {
      if (!result.ok) continue;
      await transact(world.ports.db, async (tx) => accept(await removeCredential(tx, memberNumber(result.value))));
      break;
    }
    expect((await world.enrol('walterlast', { phone: PHONE })).ok).toBe(true);
  });

  it('the eighth account cannot bind an e-mail either', async () => {
    for (let index = 0; index < 7; index += 1) await world.enrol(`walter${index}x`, { email: EMAIL });
    const { client } = await world.join('helga001');
    expect(await bind(client, 'email', EMAIL)).toMatchObject({ refusal: 'emailLimit', params: { max: 7 } });
    expect((await client.call('identity.security')).value.email).toBeNull();
  });

  it('a name is taken once, also when two want it at the same time', async () => {
    const both = await Promise.all([world.enrol('walter01'), world.enrol('walter01')]);
    expect(both.filter((result) => result.ok)).toHaveLength(1);
    expect(both.find((result) => !result.ok)).toMatchObject({ refusal: 'usernameTaken' });
  });
});
