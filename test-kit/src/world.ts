import type { LedgerAccount, Purpose } from '@greenhall/contract/shared/purposes';
import { available, hold, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, type Coin, MICRO } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { TestClient } from './client.ts';
import type { Engine } from './database.ts';
import { type TestPorts, testPorts } from './ports.ts';
import { transact } from '@greenhall/server/platform/database/transact';
import { closedTo } from '@greenhall/server/platform/restore-lock/closed-to';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { platformHandlers } from '@greenhall/server/platform/writes/own-routes';
import type { AuthPort } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { servePictures } from '@greenhall/server/platform/http/static';
import { liveHandlers } from '@greenhall/server/platform/live/tickets';
import { makeCode } from '@greenhall/server/slices/identity/code/codes';
import type { Settings } from '@greenhall/server/platform/settings/settings';
import { operatorSessions } from '@greenhall/server/slices/admin/index';
import { memberSessions } from '@greenhall/server/slices/identity/index';
import { signIn as openSession } from '@greenhall/server/slices/identity/session/sessions';
import { post } from '@greenhall/server/slices/ledger/index';
import { rootMember } from '@greenhall/server/slices/network/index';
import { networkHandlers } from '@greenhall/server/slices/network/routes';

/** The passwords of all members in a test. */
export const PASSWORD = 'evergreen7';
export const PAY_PASSWORD = 'larch-2209';

export interface Person {
  readonly no: string;
  readonly name: string;
  readonly client: TestClient;
  readonly code: string;
}

/** What a hold is for. */
type Held = Purpose extends infer P ? (P extends `hold:${infer What}` ? What : never) : never;

interface Invited {
  readonly by: string;
  readonly contact: string;
  readonly zone: 'A' | 'B';
  readonly level?: number;
}

/** A server with a root member and the routes of the trees. Members join as they do in the product. */
export interface World {
  readonly ports: TestPorts;
  readonly http: Awaited<ReturnType<typeof createHttp>>;
  readonly auth: AuthPort;
  readonly guest: TestClient;
  readonly rootCode: string;
  form(name: string, invited: Invited): Promise<Record<string, unknown>>;
  join(name: string, invited: Invited): Promise<Person>;
  signIn(memberNo: string, name: string, actingFor?: boolean): Promise<Person>;
  fund(memberNo: string, coin: Coin, coins: bigint): Promise<void>;
  /** The same into a hold. */
  hold(memberNo: string, coin: Coin, what: Held, ref: bigint, coins: bigint): Promise<void>;
  close(): Promise<void>;
}

/** The member to which a session belongs that acts for another one, where it does not matter which. */
const ANOTHER = memberNumber(1n);
const ORIGIN = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };

export async function openWorld(engine: Engine, settings: Partial<Settings> = {}): Promise<World> {
  const ports = await testPorts(engine, {}, settings);
  const http = await createHttp(ports.settings, ports.log, { alarms: ports.alarms });
  const auth: AuthPort = {
    member: memberSessions(ports),
    operator: operatorSessions(ports),
    whileClosed: closedTo(ports),
  };
  bindSlice(
    http,
    auth,
    'platform',
    platformHandlers(ports, async () => 'sandbox'),
  );
  bindSlice(http, auth, 'live', liveHandlers(ports));
  bindSlice(http, auth, 'network', networkHandlers(ports));
  servePictures(http, ports.files);
  const rootCode = await rootMember(ports);
  let people = 0;

  const form: World['form'] = async (name, { by, contact, zone, level = 2 }) => {
    people += 1;
    const phone = `139${String(people).padStart(8, '0')}`;
    const code = await makeCode(ports, { purpose: 'register', channel: 'phone', address: phone });
    if (!code.ok) throw new Error(code.refusal);
    const place = { invitationCode: by, contact, zone, level };
    const secrets = { username: name, password: PASSWORD, payPassword: PAY_PASSWORD };
    const reach = { phone, email: `${name}@mail.example`, codeChannel: 'phone', code: code.value };
    return { ...place, ...secrets, ...reach, agreed: true, riskAccepted: true };
  };
  const signIn: World['signIn'] = async (memberNo, name, actingFor = false) => {
    const client = new TestClient(http);
    const cookies = { origin: ORIGIN, setCookie: (cookie: string, value: string) => client.setCookie(cookie, value) };
    const credential = { memberNo: memberNumber(memberNo), username: name, invitationCode: '' };
    const opened = await transact(ports.db, async (tx) =>
      accept(await openSession(ports, tx, cookies, credential, actingFor ? ANOTHER : null)),
    );
    if (!opened.ok) throw new Error(opened.refusal);
    client.token = opened.value.token;
    const share = await client.call('network.share');
    return { no: memberNo, name, client, code: share.value.code };
  };
  const give = async (to: LedgerAccount, coins: bigint): Promise<void> => {
    const from = platformAccount('outside:receipt', to.coin);
    const postings = [posting('recharge', from, to, amount(coins * MICRO))];
    await transact(ports.db, (tx) =>
      post(tx, { reference: `test:${ports.random.token(16)}`, at: ports.clock.now(), postings }),
    );
  };
  return {
    ports,
    http,
    auth,
    guest: new TestClient(http),
    rootCode,
    form,
    signIn,
    join: async (name, invited) => {
      const joined = await new TestClient(http).call('network.register', { body: await form(name, invited) });
      if (joined.refusal) throw new Error(`${name} could not join: ${joined.refusal}`);
      return signIn(joined.value.id, name);
    },
    fund: (memberNo, coin, coins) => give(available(memberNumber(memberNo), coin), coins),
    hold: (memberNo, coin, what, ref, coins) => give(hold(memberNumber(memberNo), coin, what, ref), coins),
    close: async () => {
      await http.close();
      await ports.close();
    },
  };
}
