import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import {
  type AccountWorld,
  OPERATOR_PASSWORD as PASSWORD,
  openAccountWorld,
} from '@greenhall/test-kit/desk/account-world';
import type { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '../../../platform/database/database.ts';

const REASON = 'lost on a train, asked in person';
const ADDRESS = 'cora@mail.example';

describe.each(ENGINES)('an operator who has lost its authenticator on the %s database', (engine) => {
  let world: AccountWorld;
  let ada: TestClient;
  let bea: TestClient;
  let cora: string;
  beforeEach(async () => {
    world = await openAccountWorld(engine);
    await world.settle('adaking', null, ['super']);
    await world.settle('beaking', 'bea@mail.example', ['super']);
    cora = String(await world.settle('corahop', ADDRESS));
    [ada, bea] = [await world.signedIn('adaking'), await world.signedIn('beaking')];
  });
  afterEach(() => world.close());

  const propose = (id = cora, email?: string, as = ada) =>
    as.call('admin.proposeFactorLink', {
      params: { id },
      body: { language: 'de', reason: REASON, ...(email === undefined ? {} : { email }) },
    });
  const approve = async (id: string, as = bea) => {
    await as.call('admin.stepUp', { body: { code: world.freshCode() } });
    return approveShown(as, id);
  };
  /** The token of the link that was mailed last to an address. */
  const mailed = (to = ADDRESS): string => {
    const mail = world.ports.messenger.sent.findLast((message) => message.to === to);
    return /new-authenticator\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const linked = async (): Promise<string> => {
    expect((await approve((await propose()).value.id)).value.state).toBe('applied');
    return mailed();
  };
  const begin = (token: string) => world.stranger().call('admin.newFactorBegin', { body: { token } });
  const take = (token: string, secret: string, over: { password?: string; code?: string } = {}, key?: string) =>
    world.stranger().call('admin.newFactor', {
      body: { token, password: PASSWORD, code: over.code ?? world.freshCode(secret), language: 'de', ...over },
      ...(key ? { key } : {}),
    });
  const enter = (code: string) => world.signIn(world.stranger(), 'corahop', PASSWORD, code);

  it('gets a link by two supers, proves its password and sets a new one; sessions and codes of before end', async () => {
    const before = await world.signedIn('corahop');
    const body = { password: PASSWORD, code: world.freshCode(), language: 'en' };
    const [old = ''] = (await before.call('admin.makeRecoveryCodes', { body })).value.recoveryCodes;
    const proposed = (await propose()).value;
    expect(proposed).toMatchObject({
      kind: 'factorLost',
      about: { name: 'corahop', id: null },
      changes: [{ field: 'factorLink', from: '', to: ADDRESS }],
    });
    expect((await approve(proposed.id, ada)).refusal).toBe('fourEyes');
    expect(await world.isIn(before)).toBe(true);
    expect((await approve(proposed.id)).value.state).toBe('applied');
    expect(await world.isIn(before)).toBe(false);
    expect((await enter(old)).refusal).toBe('wrongCredentials');
    const { secret, uri } = (await begin(mailed())).value;
    expect(uri).toContain(secret);
    const { recoveryCodes } = (await take(mailed(), secret)).value;
    expect(recoveryCodes).toHaveLength(10);
    expect((await enter(world.freshCode())).refusal).toBe('wrongCredentials');
    expect((await enter(world.freshCode(secret))).status).toBe(200);
    expect((await enter(recoveryCodes[0] ?? '')).status).toBe(200);
    expect(world.ports.messenger.sent.map(({ to }) => to)).toEqual([ADDRESS, ADDRESS, ADDRESS, ADDRESS]);
    expect(world.ports.messenger.sent[1]?.text).toContain('Ihr Operatorkonto corahop eine neue Authenticator-App');
    expect(await latestActs(world.ports.db, 5)).toMatchObject([
      { act: 'operator.recoverySignIn' },
      { act: 'operator.signIn' },
      { act: 'operator.newFactor', operator: 'corahop', subject: 'corahop' },
      { act: 'proposal.apply' },
      { act: 'proposal.approve', operator: 'beaking' },
    ]);
  });

  it('uses the link once, within an hour, and a later link ends it', async () => {
    const first = await linked();
    const second = await linked();
    expect((await begin(first)).refusal).toBe('setupLinkInvalid');
    const stale = (await begin(second)).value.secret;
    const { secret } = (await begin(second)).value;
    expect((await take(second, stale)).refusal).toBe('wrongCredentials');
    const code = world.freshCode(secret);
    const keys = ['key-one-of-factor', 'key-two-of-factor'] as const;
    const both = await Promise.all(keys.map((key) => take(second, secret, { code }, key)));
    expect(both.map(({ refusal }) => refusal).toSorted()).toEqual(['setupLinkInvalid', undefined]);
    const done = keys[both[0]?.status === 200 ? 0 : 1];
    expect((await take(second, secret, { code }, done)).value).toEqual({ recoveryCodes: [] });
    expect((await begin(second)).refusal).toBe('setupLinkInvalid');
    const late = await linked();
    world.ports.clock.advance(HOUR - MINUTE);
    const { secret: lateSecret } = (await begin(late)).value;
    expect((await take(late, lateSecret)).refusal).toBe('setupLinkInvalid');
  });

  it('does not get in by the link alone: the password is asked, paced as at the sign-in', async () => {
    const token = await linked();
    const { secret } = (await begin(token)).value;
    for (let n = 0; n < 5; n += 1)
      expect((await take(token, secret, { password: 'not the sentence' })).refusal).toBe('wrongCredentials');
    expect((await take(token, secret)).refusal).toBe('loginTooFrequent');
    expect((await enter(world.freshCode())).refusal).toBe('loginTooFrequent');
    const stored = JSON.stringify([
      await rows(world.ports.db, sql`select totp_secret from admin_factor_link`),
      await rows(world.ports.db, sql`select body::text as body from platform_proposal`),
    ]);
    expect(stored).not.toContain(secret);
    expect(stored).not.toContain(token);
  });

  it('is named an address for the link where it has none, which is no other operator’s, and no other where it has one', async () => {
    const dora = String(await world.settle('dorahop', null));
    expect((await propose(dora)).refusal).toBe('emailRule');
    expect((await propose(dora, 'bea+1@mail.example')).refusal).toBe('statusChanged');
    expect((await propose(cora, 'elsewhere@mail.example')).refusal).toBe('badRequest');
    const { id } = (await propose(dora, 'Dora@Mail.Example')).value;
    expect((await propose(dora, 'dora@mail.example', bea)).refusal).toBe('resubmitted');
    expect((await approve(id)).value.state).toBe('applied');
    const { secret } = (await begin(mailed('dora@mail.example'))).value;
    expect((await take(mailed('dora@mail.example'), secret)).status).toBe(200);
  });

  it('is not the one who proposes or decides, is no operator who is suspended, and is for supers alone', async () => {
    const own = (await ada.call('admin.session')).value.id;
    expect((await propose(own, 'ada@mail.example')).refusal).toBe('fourEyes');
    const { id } = (await propose(own, 'ada@mail.example', bea)).value;
    expect((await approve(id, ada)).refusal).toBe('fourEyes');
    expect((await propose('999999')).refusal).toBe('notFound');
    expect((await propose(cora, undefined, await world.signedIn('corahop'))).refusal).toBe('forbidden');
    const waiting = (await propose()).value.id;
    const token = await (async () => {
      const dora = String(await world.settle('dorahop', 'dora@mail.example'));
      await approve((await propose(dora)).value.id);
      await ada.call('admin.suspendOperator', { params: { id: dora }, body: { reason: REASON } });
      return mailed('dora@mail.example');
    })();
    expect((await begin(token)).refusal).toBe('setupLinkInvalid');
    await ada.call('admin.suspendOperator', { params: { id: cora }, body: { reason: REASON } });
    expect((await approve(waiting)).refusal).toBe('statusChanged');
    expect((await propose()).refusal).toBe('statusChanged');
  });
});
