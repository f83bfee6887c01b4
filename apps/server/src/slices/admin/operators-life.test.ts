import type { Role } from '@greenhall/domain/admin/roles';
import { accept } from '@greenhall/domain/shared/result';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { LONG_PROVED, latestActs } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import type { FastifyInstance } from 'fastify';
import { generateSync } from 'otplib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { actFromTerminal, operatorSessions } from './index.ts';
import { insertOperator, insertSession } from './store.ts';
import { adminHandlers } from './routes.ts';

const PASSWORD = 'a long enough sentence';
const REASON = 'as agreed on Monday';

interface Operator {
  readonly id: string;
  readonly client: TestClient;
}

describe.each(ENGINES)('the life of operators on the %s database', (engine) => {
  let ports: TestPorts;
  let http: FastifyInstance;
  let ada: Operator;
  let bea: Operator;
  beforeEach(async () => {
    ports = await testPorts(engine);
    http = await createHttp(ports.settings, ports.log);
    const auth = { member: async () => undefined, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, []));
    ada = await operator('adaking', 'super');
    bea = await operator('beaking', 'super', 'content');
  });
  afterEach(async () => {
    await http.close();
    await ports.close();
  });

  /** An operator who is set up and signed in. */
  async function operator(username: string, ...roles: Role[]): Promise<Operator> {
    const at = ports.clock.now();
    const made = await transact(ports.db, async (tx) => {
      const secrets = { passwordHash: `quick:${PASSWORD}`, totpSecret: '', totpLastStep: 0n };
      const row = await insertOperator(tx, { username, roles, ...secrets, at });
      const operatorId = row?.id ?? 0n;
      await insertSession(tx, {
        operatorId,
        tokenHash: tokenHash(username),
        device: 'test',
        network: '',
        at,
        provedUntil: LONG_PROVED,
      });
      return accept(String(operatorId));
    });
    if (!made.ok) throw new Error(made.refusal);
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, username);
    return { id: made.value, client };
  }

  const invite = ({ client }: Operator, email: string, ...roles: Role[]) =>
    client.call('admin.proposeOperator', { body: { email, roles, language: 'de', reason: REASON } });
  const change = ({ client }: Operator, { id }: Operator, role: Role, isGiven: boolean) =>
    client.call('admin.changeRole', { params: { id }, body: { role, isGiven, reason: REASON } });
  const suspend = ({ client }: Operator, { id }: Operator) =>
    client.call('admin.suspendOperator', { params: { id }, body: { reason: REASON } });
  const resume = ({ client }: Operator, { id }: Operator) =>
    client.call('admin.resumeOperator', { params: { id }, body: { reason: REASON } });
  const approve = ({ client }: Operator, id: string | null) => approveShown(client, id ?? '');
  const session = ({ client }: Operator) => client.call('admin.session');
  const stands = async (name: string) =>
    (await ada.client.call('admin.operators')).value.items.find(({ username }) => username === name);
  const logged = async (count: number) => (await latestActs(ports.db, count)).map(({ act }) => act);

  /** The token of the link that was mailed last to an address. */
  const mailed = (to: string): string => {
    const mail = ports.messenger.sent.findLast((message) => message.to === to);
    return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const begin = (token: string) => new TestClient(http).call('admin.setUpBegin', { body: { token } });
  const setUp = (token: string, username: string, secret: string) => {
    const code = generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
    return new TestClient(http).call('admin.setUp', { body: { token, username, password: PASSWORD, code } });
  };

  describe('a further operator', () => {
    it('is proposed by one super, approved by another and set up by the link in its mail, once', async () => {
      const proposed = (await invite(ada, 'Cora@Mail.Example', 'compliance', 'support')).value;
      expect(proposed).toMatchObject({
        kind: 'operatorNew',
        about: { name: 'cora@mail.example', id: null },
        changes: [{ field: 'roles', from: '', to: 'compliance support' }],
      });
      expect((await approve(ada, proposed.id)).refusal).toBe('fourEyes');
      expect(ports.messenger.sent).toEqual([]);
      expect((await approve(bea, proposed.id)).value.state).toBe('applied');
      const [mail] = ports.messenger.sent;
      expect(mail).toMatchObject({ channel: 'email', to: 'cora@mail.example', subject: 'Operatorkonto – Greenhall' });
      expect(mail?.text).toContain('http://127.0.0.1:8080/admin/#/set-up?token=');
      const token = mailed('cora@mail.example');
      const { secret } = (await begin(token)).value;
      const both = await Promise.all([setUp(token, 'corahop', secret), setUp(token, 'corahip', secret)]);
      expect(both.map((one) => one.refusal).toSorted()).toEqual(['setupLinkInvalid', undefined]);
      expect(both.find((one) => one.status === 200)?.value.roles).toEqual(['compliance', 'support']);
      expect((await begin(token)).refusal).toBe('setupLinkInvalid');
      expect((await invite(ada, 'cora+2@mail.example', 'shop')).refusal).toBe('statusChanged');
      expect(await logged(4)).toEqual(['operator.setUp', 'proposal.apply', 'proposal.approve', 'proposal.propose']);
    });

    it('does not get in by a link that is an hour old', async () => {
      await approve(bea, (await invite(ada, 'cora@mail.example', 'shop')).value.id);
      const late = mailed('cora@mail.example');
      ports.clock.advance(HOUR - MINUTE);
      const { secret } = (await begin(late)).value;
      ports.clock.advance(MINUTE);
      expect((await setUp(late, 'corahop', secret)).refusal).toBe('setupLinkInvalid');
    });

    it('gets no second link beside the first: the later one ends it', async () => {
      await approve(bea, (await invite(ada, 'cora@mail.example', 'shop')).value.id);
      const first = mailed('cora@mail.example');
      await approve(ada, (await invite(bea, 'cora+x@mail.example', 'content')).value.id);
      expect((await begin(first)).refusal).toBe('setupLinkInvalid');
      expect((await begin(mailed('cora+x@mail.example'))).status).toBe(200);
    });

    it('is for supers to propose, with an address and with roles that fit together', async () => {
      const cora = await operator('corahop', 'compliance');
      expect((await invite(cora, 'x@mail.example', 'shop')).refusal).toBe('forbidden');
      expect((await invite(ada, 'nowhere', 'shop')).refusal).toBe('emailRule');
      expect((await invite(ada, 'x@mail.example', 'auditor', 'shop')).refusal).toBe('badRequest');
      const { id } = (await invite(ada, 'x@mail.example', 'shop')).value;
      expect((await invite(bea, 'x@mail.example', 'content')).refusal).toBe('resubmitted');
      expect((await approve(cora, id)).refusal).toBe('forbidden');
    });
  });

  describe('a role', () => {
    it('is given and taken by two supers, neither of them the receiver, and counts from the next request on', async () => {
      const cora = await operator('corahop', 'support');
      const audit = () => cora.client.call('admin.audit');
      expect((await audit()).refusal).toBe('forbidden');
      const given = (await change(ada, cora, 'compliance', true)).value;
      expect(given).toMatchObject({
        about: { name: 'corahop', id: null },
        changes: [{ field: 'roles', from: 'support', to: 'compliance support' }],
      });
      expect((await approve(ada, given.id)).refusal).toBe('fourEyes');
      expect((await approve(cora, given.id)).refusal).toBe('forbidden');
      expect((await audit()).refusal).toBe('forbidden');
      expect((await approve(bea, given.id)).status).toBe(200);
      expect((await audit()).status).toBe(200);
      await approve(ada, (await change(bea, cora, 'compliance', false)).value.id);
      expect((await audit()).refusal).toBe('forbidden');
      expect((await session(cora)).value.roles).toEqual(['support']);
    });

    it('is nobody’s own to propose or decide, not even a super’s', async () => {
      expect((await change(ada, ada, 'compliance', true)).refusal).toBe('fourEyes');
      const { id } = (await change(ada, bea, 'compliance', true)).value;
      expect((await approve(bea, id)).refusal).toBe('fourEyes');
      expect((await approve(ada, id)).refusal).toBe('fourEyes');
      const dora = await operator('dorahop', 'super');
      expect((await approve(dora, id)).status).toBe(200);
      expect((await stands('beaking'))?.roles).toEqual(['super', 'compliance', 'content']);
    });

    it('is given once, however often and at once it is proposed and approved', async () => {
      const cora = await operator('corahop', 'support');
      const asked = await Promise.all([ada, bea, ada].map((one) => change(one, cora, 'compliance', true)));
      expect(asked.map((one) => one.refusal).toSorted()).toEqual(['resubmitted', 'resubmitted', undefined]);
      const [made] = asked.flatMap((one) => (one.status === 200 ? [one.value] : []));
      const other = made?.maker === 'adaking' ? bea : ada;
      const done = await Promise.all([1, 2, 3].map(() => approve(other, made?.id ?? null)));
      expect(done.map((one) => one.refusal).toSorted()).toEqual(['alreadyDecided', 'alreadyDecided', undefined]);
      expect((await stands('corahop'))?.roles).toEqual(['compliance', 'support']);
      expect((await change(ada, cora, 'compliance', true)).refusal).toBe('statusChanged');
    });

    it('of an auditor stands alone, and the last one stays', async () => {
      const cora = await operator('corahop', 'support');
      const ivy = await operator('ivyaudit', 'auditor');
      expect((await change(ada, cora, 'auditor', true)).refusal).toBe('badRequest');
      expect((await change(ada, ivy, 'support', true)).refusal).toBe('badRequest');
      expect((await change(ada, cora, 'support', false)).refusal).toBe('badRequest');
    });

    it('of one of the last two supers is not taken: of two decisions at the same moment one is refused', async () => {
      const dora = await operator('dorahop', 'super', 'shop');
      const ofBea = (await change(ada, bea, 'super', false)).value.id;
      const ofDora = (await change(ada, dora, 'super', false)).value.id;
      const done = await Promise.all([approve(dora, ofBea), approve(bea, ofDora)]);
      expect(done.filter(({ status }) => status === 200)).toHaveLength(1);
      const { items } = (await ada.client.call('admin.operators')).value;
      expect(items.filter(({ roles }) => roles.includes('super'))).toHaveLength(2);
      const left = done[0]?.status === 200 ? dora : bea;
      expect((await change(ada, left, 'super', false)).refusal).toBe('statusChanged');
    });
  });

  describe('a suspension', () => {
    it('takes one super, at once: sessions end and none begins', async () => {
      const cora = await operator('corahop', 'compliance');
      expect((await suspend(cora, ada)).refusal).toBe('forbidden');
      expect((await session(cora)).status).toBe(200);
      expect((await suspend(ada, cora)).value.proposal).toBe(null);
      expect((await session(cora)).refusal).toBe('notSignedIn');
      expect((await suspend(bea, cora)).refusal).toBe('statusChanged');
      expect((await stands('corahop'))?.isSuspended).toBe(true);
      expect(await logged(1)).toEqual(['operator.suspend']);
    });

    it('takes with it what the operator has proposed, and so does the loss of its role', async () => {
      const dora = await operator('dorahop', 'super', 'shop');
      const cora = await operator('corahop', 'support');
      const { id } = (await change(dora, cora, 'shop', true)).value;
      const gone = (await change(ada, dora, 'super', false)).value.id;
      await approve(bea, gone);
      expect((await approve(bea, id)).refusal).toBe('statusChanged');
      const eve = await operator('evehop', 'super');
      const late = (await change(eve, cora, 'content', true)).value.id;
      await approve(bea, (await suspend(ada, eve)).value.proposal);
      expect((await approve(bea, late)).refusal).toBe('statusChanged');
      const turnedDown = { params: { id: late }, body: { reason: REASON } };
      expect((await bea.client.call('admin.rejectProposal', turnedDown)).value.state).toBe('rejected');
      expect((await stands('corahop'))?.roles).toEqual(['support']);
    });

    it('ends by two supers, and the operator signs in again with what it had', async () => {
      await approve(bea, (await invite(ada, 'cora@mail.example', 'shop')).value.id);
      const token = mailed('cora@mail.example');
      const { secret } = (await begin(token)).value;
      const cora = { id: (await setUp(token, 'corahop', secret)).value.id, client: new TestClient(http) };
      const signIn = async (password = PASSWORD) => {
        ports.clock.advance(MINUTE);
        const code = generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
        const ticket = await solvedTicket(ports, 'operator');
        return cora.client.call('admin.login', { body: { username: 'corahop', password, code, ticket } });
      };
      await suspend(ada, cora);
      expect((await signIn('not the sentence at all')).refusal).toBe('wrongCredentials');
      expect((await signIn()).refusal).toBe('forbidden');
      const { id } = (await resume(ada, cora)).value;
      expect((await approve(ada, id)).refusal).toBe('fourEyes');
      expect((await approve(bea, id)).value.changes).toEqual([{ field: 'maySignIn', from: 'off', to: 'on' }]);
      expect((await signIn()).value.roles).toEqual(['shop']);
      expect((await resume(ada, cora)).refusal).toBe('statusChanged');
    });

    it('of a super takes two others; the last two cannot suspend each other, nor three each other at once', async () => {
      expect((await suspend(ada, ada)).refusal).toBe('fourEyes');
      const early = await Promise.all([suspend(ada, bea), suspend(bea, ada)]);
      expect(early.map((one) => one.refusal)).toEqual(['statusChanged', 'statusChanged']);
      const dora = await operator('dorahop', 'super');
      const [one, two] = await Promise.all([suspend(ada, bea), suspend(bea, ada)]);
      expect((await approve(bea, one?.value.proposal ?? null)).refusal).toBe('fourEyes');
      const done = await Promise.all([one, two].map((asked) => approve(dora, asked?.value.proposal ?? null)));
      expect(done.map((each) => each.refusal).toSorted()).toEqual(['statusChanged', undefined]);
      const gone = done[0]?.status === 200 ? bea : ada;
      expect((await session(gone)).refusal).toBe('notSignedIn');
      expect((await session(dora)).status).toBe(200);
    });

    it('at the server’s own machine needs nobody, and links make the next supers', async () => {
      const act = (asked: Parameters<typeof actFromTerminal>[1]) => actFromTerminal(ports, asked);
      expect(await act({ act: 'suspend', name: 'nobody1' })).toEqual({ refusal: '5002 notFound' });
      expect(await act({ act: 'suspend', name: 'AdaKing' })).toEqual({ tokens: [] });
      expect(await act({ act: 'suspend', name: 'adaking' })).toEqual({ refusal: '5230 statusChanged' });
      expect((await session(ada)).refusal).toBe('notSignedIn');
      const made = await act({ act: 'link' });
      const [token = ''] = 'tokens' in made ? made.tokens : [];
      const { secret } = (await begin(token)).value;
      expect((await setUp(token, 'fayhop', secret)).value.roles).toEqual(['super']);
      expect(await act({ act: 'link' })).toEqual({ refusal: '5230 statusChanged' });
      expect(await logged(3)).toEqual(['operator.setUp', 'operator.link', 'operator.suspend']);
    });
  });
});
