import type { Role } from '@greenhall/domain/admin/roles';
import { accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { transact } from '@greenhall/server/platform/database/transact';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { createHttp } from '@greenhall/server/platform/http/server';
import { sealSecret } from '@greenhall/server/platform/secrets/sealing';
import { newAuthenticator } from '@greenhall/server/platform/secrets/totp';
import { operatorSessions, passkeyApprovals } from '@greenhall/server/slices/admin/index';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { insertOperator } from '@greenhall/server/slices/admin/store';
import { generateSync } from 'otplib';
import { TestClient } from '../client.ts';
import type { Engine } from '../database.ts';
import { testPorts } from '../ports.ts';
import { solvedTicket } from '../ticket.ts';

/** The password of each operator that `openAccountWorld` settles. */
export const OPERATOR_PASSWORD = 'a long enough sentence';

/** Operators who sign in with password and authenticator, which all of them share. */
export async function openAccountWorld(engine: Engine) {
  const ports = await testPorts(engine);
  const http = await createHttp(ports.settings, ports.log);
  const auth = {
    member: async () => undefined,
    operator: operatorSessions(ports),
    isApproved: passkeyApprovals(ports),
  };
  bindSlice(http, auth, 'admin', adminHandlers(ports, []));
  const { secret: shared } = newAuthenticator('operator');

  async function settle(username: string, email: string | null, roles: readonly Role[] = ['support']): Promise<bigint> {
    const secrets = {
      passwordHash: `quick:${OPERATOR_PASSWORD}`,
      totpSecret: sealSecret(ports, shared),
      totpLastStep: 0n,
    };
    const fresh = { username, email, mailbox: email, roles, ...secrets, at: ports.clock.now() };
    const made = await transact(ports.db, async (tx) => accept(await insertOperator(tx, fresh)));
    return (made.ok && made.value?.id) || 0n;
  }

  /** The code that an authenticator shows next. */
  const freshCode = (secret = shared): string => {
    ports.clock.advance(MINUTE);
    return generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
  };
  const signIn = async (client: TestClient, username: string, password = OPERATOR_PASSWORD, code = freshCode()) =>
    client.call('admin.login', {
      body: { username, password, code, ticket: await solvedTicket(ports, 'operator') },
    });
  async function signedIn(username: string): Promise<TestClient> {
    const client = new TestClient(http);
    const { refusal } = await signIn(client, username);
    if (refusal) throw new Error(refusal);
    return client;
  }
  const isIn = async (client: TestClient) => (await client.call('admin.session')).status === 200;
  const close = async () => {
    await http.close();
    await ports.close();
  };
  return { ports, stranger: () => new TestClient(http), settle, freshCode, signIn, signedIn, isIn, close };
}

export type AccountWorld = Awaited<ReturnType<typeof openAccountWorld>>;
