import { randomUUID } from 'node:crypto';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, type Coin, MICRO } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { type App, compose } from '@greenhall/server/compose';
import { COMPANION_COOKIE } from '@greenhall/server/platform/http/caller';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { readSettings } from './settings.ts';
import { makeCode } from '@greenhall/server/slices/identity/code/codes';
import { signIn } from '@greenhall/server/slices/identity/session/sessions';
import { post } from '@greenhall/server/slices/ledger/index';
import { pino } from 'pino';
import { TestClient } from './client.ts';
import { TEST_SECRET } from './program.ts';
import { PASSWORD, PAY_PASSWORD } from './world.ts';

/** A signed-in member in the data of a program that is started later. */
export interface Settled {
  readonly no: string;
  readonly name: string;
  readonly invitation: string;
  readonly token: string;
  readonly companion: string;
}

const ORIGIN = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };

async function fund(ports: Ports, memberNo: MemberNo, coin: Coin, coins: bigint): Promise<void> {
  const [from, to] = [platformAccount('outside:receipt', coin), available(memberNo, coin)];
  const postings = [posting('recharge', from, to, amount(coins * MICRO))];
  const reference = `test:${randomUUID()}`;
  await transact(ports.db, (tx) => post(tx, { reference, at: ports.clock.now(), postings }));
}

/** Opens a session as signing in does, in the data of a program that runs in this process. */
export async function openSettledSession(ports: Ports, no: string, name: string, invitation: string): Promise<Settled> {
  const cookies = new Map<string, string>();
  const call = { origin: ORIGIN, setCookie: (cookie: string, value: string) => void cookies.set(cookie, value) };
  const credential = { memberNo: memberNumber(no), username: name, invitationCode: invitation };
  const opened = await transact(ports.db, async (tx) => accept(await signIn(ports, tx, call, credential, null)));
  if (!opened.ok) throw new Error(opened.refusal);
  const companion = cookies.get(COMPANION_COOKIE) ?? '';
  return { no, name, invitation, token: opened.value.token, companion };
}

/** What is done with the data of a program before it serves. */
export type Furnish = (ports: Ports, members: readonly Settled[]) => Promise<void>;

/** Lets members join a program of this process, one below the other in zone A. Each gets the given usdt. */
export async function joinMembers(
  { ports, http, first }: Pick<App, 'ports' | 'http' | 'first'>,
  names: readonly string[],
  coins: bigint,
): Promise<Settled[]> {
  const members: Settled[] = [];
  for (const [index, username] of names.entries()) {
    const phone = `139${String(index + 1).padStart(8, '0')}`;
    const code = await makeCode(ports, { purpose: 'register', channel: 'phone', address: phone });
    if (!code.ok) throw new Error(code.refusal);
    const above = members.at(-1) ?? { invitation: first.invitationCode, name: 'root' };
    const place = { invitationCode: above.invitation, contact: above.name, zone: 'A', level: 1 };
    const proof = { phone, email: `${username}@mail.example`, codeChannel: 'phone', code: code.value };
    const secrets = { username, password: PASSWORD, payPassword: PAY_PASSWORD };
    const body = { ...place, ...proof, ...secrets, agreed: true, riskAccepted: true };
    const client = new TestClient(http);
    const joined = await client.call('network.register', { body });
    if (joined.refusal) throw new Error(`${username} could not join: ${joined.refusal}`);
    const opened = await openSettledSession(ports, joined.value.id, username, '');
    client.token = opened.token;
    client.setCookie(COMPANION_COOKIE, opened.companion);
    const { value } = await client.call('network.share');
    members.push({ ...opened, invitation: value.code });
    if (coins > 0n) await fund(ports, memberNumber(opened.no), 'usdt', coins);
  }
  return members;
}

/**
 * Lets members join in the data of a program before it is started on it. This is far faster than joining through the
 * screens, and uses the program's own hashes.
 */
export async function settleMembers(
  environment: Readonly<Record<string, string>>,
  names: readonly string[],
  coins: bigint,
  furnish?: Furnish,
): Promise<Settled[]> {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, ...environment });
  // The program that is started on this data later prints the set-up links, so nobody needs them here.
  const app = await compose(settings, pino({ level: 'silent' }), { withoutLinks: true });
  try {
    const members = await joinMembers(app, names, coins);
    await furnish?.(app.ports, members);
    return members;
  } finally {
    await app.close();
  }
}
