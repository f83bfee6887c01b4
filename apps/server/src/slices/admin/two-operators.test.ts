import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSlice } from '../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import { firstOperatorTokens, operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';

interface Operator {
  readonly client: TestClient;
  readonly cookie: string;
  readonly code: () => string;
}

const PASSWORD = 'a long enough sentence';

describe.each(ENGINES)('two operators on the %s database', (engine) => {
  let world: WalletWorld;
  let http: FastifyInstance;
  let ada: Operator;
  let grace: Operator;

  const enter = async (token: string, username: string): Promise<Operator> => {
    const client = new TestClient(http);
    const { secret } = (await client.call('admin.setUpBegin', { body: { token } })).value;
    const code = () => generateSync({ secret, epoch: Math.floor(world.ports.clock.now().getTime() / 1000) });
    const given = { username, password: PASSWORD };
    await client.call('admin.setUp', { body: { ...given, token, code: code() } });
    world.ports.clock.advance(30_000);
    const { raw } = await client.call('admin.login', { body: { ...given, code: code() } });
    const cookie = new RegExp(`${OPERATOR_COOKIE}=([^;]+)`).exec(String(raw.headers['set-cookie']))?.[1] ?? '';
    return { client, cookie, code };
  };
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports } = world;
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, []));
    const [first = '', second = ''] = await firstOperatorTokens(ports);
    ada = await enter(first, 'adaking');
    grace = await enter(second, 'gracehop');
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await http.close();
    await world.close();
  });

  /** What the guard of every route knows of the operator. */
  const counts = async ({ cookie }: Operator) =>
    (await operatorSessions(world.ports)(cookie))?.members?.map(String).toSorted() ?? null;
  const declare = ({ client }: Operator, ...members: string[]) =>
    client.call('admin.declareMembers', { body: { members } });
  const confirm = ({ client }: Operator, id: string) => client.call('admin.confirmMembers', { params: { id } });
  const shown = async (name: string) =>
    (await grace.client.call('admin.operators')).value.items.find(({ username }) => username === name);

  it('declare member accounts, which are unknown until another operator has confirmed them', async () => {
    expect(await counts(ada)).toBe(null);
    expect((await declare(ada, '999999')).refusal).toBe('memberNotFound');
    const { id } = (await declare(ada)).value;
    expect(await counts(ada)).toBe(null);
    expect(await shown('adaking')).toMatchObject({ isMe: false, members: null, waiting: { id, members: [] } });
    expect((await confirm(ada, id)).refusal).toBe('fourEyes');
    expect((await confirm(grace, '999999')).refusal).toBe('notFound');
    expect((await confirm(grace, id)).status).toBe(200);
    expect((await confirm(grace, id)).refusal).toBe('alreadyDecided');
    expect(await counts(ada)).toEqual([]);
    expect(await counts(grace)).toBe(null);
  });

  it('declare accounts that count from the moment they are named, and until it is confirmed that they are no longer', async () => {
    const { ann, bo } = world;
    const named = (await declare(ada, ann.no, ann.no)).value;
    expect(await counts(ada)).toEqual([ann.no]);
    await confirm(grace, named.id);
    expect(await shown('adaking')).toMatchObject({ members: [ann.no], waiting: null });
    const early = (await declare(ada, bo.no)).value;
    const late = (await declare(ada)).value;
    expect(await counts(ada)).toEqual([ann.no, bo.no].toSorted());
    expect((await confirm(grace, early.id)).refusal).toBe('statusChanged');
    await confirm(grace, late.id);
    expect(await counts(ada)).toEqual([]);
  });

  it('find in the log who said and who confirmed it', async () => {
    const { items } = (await ada.client.call('admin.audit')).value;
    expect(items.slice(0, 2)).toMatchObject([
      {
        act: 'operator.confirmDeclaration',
        operator: 'gracehop',
        subject: 'adaking',
        detail: { members: '' },
        before: { state: 'declared' },
        after: { state: 'confirmed' },
      },
      { act: 'operator.declare', operator: 'adaking' },
    ]);
    const query = { operator: 'gracehop', act: 'operator.confirmDeclaration', subject: 'adaking' };
    const found = async (asked: Record<string, string>) =>
      (await ada.client.call('admin.audit', { query: asked })).value.items.map(({ sequence }) => sequence);
    expect((await found(query))[0]).toBe(items[0]?.sequence);
    expect(await found({ ...query, subject: 'gracehop', order: 'made' })).not.toContain(items[0]?.sequence);
  });

  it('unlock each other, not themselves, and the password counts again', async () => {
    const { id = '' } = (await shown('adaking')) ?? {};
    const unlock = ({ client }: Operator, whom: string) =>
      client.call('admin.unlockOperator', { params: { id: whom }, body: { reason: 'Called and answered' } });
    expect((await unlock(grace, id)).refusal).toBe('statusChanged');
    expect((await shown('adaking'))?.isLocked).toBe(false);
    const enterAs = async (password: string, code: string) =>
      ada.client.call('admin.login', {
        body: { username: 'adaking', password, code, ticket: await solvedTicket(world.ports, 'operator') },
      });
    for (let time = 0; time < 5; time += 1) await enterAs('not the sentence at all', '000000');
    expect((await enterAs(PASSWORD, ada.code())).refusal).toBe('loginTooFrequent');
    expect((await shown('adaking'))?.isLocked).toBe(true);
    expect((await unlock(ada, id)).refusal).toBe('fourEyes');
    expect((await unlock(grace, '999999')).refusal).toBe('notFound');
    expect((await unlock(grace, id)).status).toBe(200);
    expect((await shown('adaking'))?.isLocked).toBe(false);
    world.ports.clock.advance(30_000);
    expect((await enterAs(PASSWORD, ada.code())).status).toBe(200);
    const [entry] = (await grace.client.call('admin.audit')).value.items.filter(({ act }) => act === 'operator.unlock');
    expect(entry).toMatchObject({
      operator: 'gracehop',
      subject: 'adaking',
      detail: { waits: 1 },
      before: { state: 'locked' },
      after: { state: 'open' },
    });
  });
});
