import { type Result, accept } from '@greenhall/domain/shared/result';
import { TestClient } from '@greenhall/test-kit/client';
import type { Engine } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import type { FastifyInstance } from 'fastify';
import { transact } from '../../platform/database/transact.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { createHttp } from '../../platform/http/server.ts';
import type { Ports } from '../../platform/ports.ts';
import type { GuardedAction } from './challenge/challenge.ts';
import { createCredential, memberSessions } from './index.ts';
import { identityHandlers } from './routes.ts';

/** The passwords of all members in a test, until they change them. */
export const PASSWORD = 'evergreen7';
export const PAY_PASSWORD = 'larch-2209';

interface Reach {
  readonly phone?: string | null;
  readonly email?: string | null;
}

/** A server with the routes of identity alone. Members are created by the function that registration uses. */
export interface World {
  readonly ports: TestPorts;
  readonly http: FastifyInstance;
  readonly guest: TestClient;
  ticket(action: GuardedAction): Promise<string>;
  enrol(username: string, reach?: Reach): Promise<Result<bigint>>;
  /** Creates a member and signs it in. */
  join(username: string, reach?: Reach): Promise<{ no: bigint; client: TestClient }>;
  signIn(username: string, password?: string): Promise<TestClient>;
  tryLogin(
    username: string,
    password: string,
    secondFactor?: string,
    client?: TestClient,
  ): Promise<{ refusal: string | undefined; params: Record<string, string | number>; raw: { body: string } }>;
  close(): Promise<void>;
}

/** The routes of identity on these ports, as a freshly started server has them. */
export async function serveIdentity(ports: Ports): Promise<FastifyInstance> {
  const http = await createHttp(ports.settings, ports.log);
  bindSlice(
    http,
    { member: memberSessions(ports), operator: async () => undefined },
    'identity',
    identityHandlers(ports),
  );
  return http;
}

export async function openWorld(
  engine: Engine,
  replaced: Partial<Pick<Ports, 'hasher'>> = {},
  settings: Partial<Ports['settings']> = {},
): Promise<World> {
  const ports = await testPorts(engine, replaced, settings);
  const http = await serveIdentity(ports);
  const guest = new TestClient(http);
  const ticket: World['ticket'] = (action) => solvedTicket(ports, action);
  const enrol: World['enrol'] = async (username, { phone = null, email = null } = {}) => {
    const loginHash = await ports.hasher.hash(PASSWORD);
    const payHash = await ports.hasher.hash(PAY_PASSWORD);
    return transact(ports.db, async (tx) => {
      const fresh = { username, loginHash, payHash, phone, email, language: null };
      const made = await createCredential(ports, tx, fresh);
      return made.ok ? accept(made.value.memberNo) : made;
    });
  };
  const tryLogin = async (username: string, password: string, secondFactor?: string, client = guest) =>
    client.call('identity.login', {
      body: { username, password, ticket: await ticket('login'), ...(secondFactor ? { secondFactor } : {}) },
    });
  const signIn: World['signIn'] = async (username, password = PASSWORD) => {
    const client = new TestClient(http);
    const opened = await tryLogin(username, password, undefined, client);
    if (opened.refusal) throw new Error(`${username} could not sign in: ${opened.refusal}`);
    client.token = opened.value.token;
    return client;
  };
  return {
    ports,
    http,
    guest,
    ticket,
    enrol,
    signIn,
    tryLogin,
    join: async (username, reach) => {
      const no = await enrol(username, reach);
      if (!no.ok) throw new Error(no.refusal);
      return { no: no.value, client: await signIn(username) };
    },
    close: async () => {
      await http.close();
      await ports.close();
    },
  };
}
