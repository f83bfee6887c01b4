import { LONG_PROVED } from '@greenhall/test-kit/operators';
import { COMPANION_COOKIE, OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { platformHandlers } from '@greenhall/server/platform/writes/own-routes';
import { serveHealth } from '@greenhall/server/platform/http/health';
import { createHttp } from '@greenhall/server/platform/http/server';
import { BuiltFiles } from '@greenhall/server/platform/files/built';
import { serveApps, servePictures } from '@greenhall/server/platform/http/static';
import { liveHandlers } from '@greenhall/server/platform/live/tickets';
import { firstOperatorTokens, operatorSessions } from '@greenhall/server/slices/admin/index';
import { insertSession } from '@greenhall/server/slices/admin/store';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { settleDays } from '@greenhall/server/slices/stock/settlement/settle-day';
import { TestClient } from '@greenhall/test-kit/client';
import type { Engine } from '@greenhall/test-kit/database';
import { openOtcWorld, type OtcWorld, type Trader } from '@greenhall/test-kit/otc-world';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { generateSync } from 'otplib';
import { pino } from 'pino';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { identityHandlers } from '@greenhall/server/slices/identity/routes';
import { membersHandlers } from '@greenhall/server/slices/members/handlers';
import { networkHandlers } from '@greenhall/server/slices/network/routes';
import { otcHandlers } from '@greenhall/server/slices/otc/routes';
import { proofHandlers } from '@greenhall/server/slices/proof/routes';
import { stockHandlers } from '@greenhall/server/slices/stock/routes';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';

type Http = Awaited<ReturnType<typeof createHttp>>;

/** Somebody who calls: what a request of theirs carries. */
export interface Persona {
  readonly name: string;
  readonly no: string;
  readonly trader: Trader | undefined;
  /** Bearer token and cookies, renewed when they have ended. */
  token: string | undefined;
  cookies: Record<string, string>;
  readonly renew: () => Promise<void>;
}

/** Every route of the product with people, operators, a listing, a trade and an appeal to meet. */
export interface FuzzWorld {
  readonly http: Http;
  readonly world: OtcWorld;
  readonly members: readonly Persona[];
  /** Whose sessions, passwords and contacts may be changed. */
  readonly victim: Persona;
  readonly operators: readonly Persona[];
  readonly guest: Persona;
  /** What the server has logged as errors. */
  readonly errors: readonly string[];
  /** A sentence for each invariant that does not hold. */
  readonly faults: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

const PASSWORD = 'a long enough sentence';

async function makeOperator(world: OtcWorld, http: Http, name: string, setupToken: string): Promise<Persona> {
  const { ports } = world;
  const client = new TestClient(http);
  const { secret } = (await client.call('admin.setUpBegin', { body: { token: setupToken } })).value;
  const code = () => generateSync({ secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
  const body = { token: setupToken, username: name, password: PASSWORD, code: code() };
  const made = await client.call('admin.setUp', { body });
  if (made.refusal) throw new Error(made.refusal);
  const operatorId = BigInt(made.value.id);
  const persona: Persona = {
    name,
    no: '',
    trader: undefined,
    token: undefined,
    cookies: {},
    // Signing in by its route would end in the waits that the wrong passwords of this run bring about.
    renew: async () => {
      const token = ports.random.token(32);
      const session = {
        tokenHash: tokenHash(token),
        device: 'fuzz',
        network: '127.0.0.1',
        at: ports.clock.now(),
        provedUntil: LONG_PROVED,
      };
      await ports.db.transaction().execute((tx) => insertSession(tx, { ...session, operatorId }));
      persona.cookies = { [OPERATOR_COOKIE]: token };
    },
  };
  await persona.renew();
  return persona;
}

async function makeMember(world: OtcWorld, no: string, name: string, trader?: Trader): Promise<Persona> {
  const persona: Persona = {
    name,
    no,
    trader,
    token: undefined,
    cookies: {},
    renew: async () => {
      const { token, companion } = await openSettledSession(world.ports, no, name, '');
      persona.token = token;
      persona.cookies = { [COMPANION_COOKIE]: companion };
    },
  };
  await persona.renew();
  return persona;
}

function bindAll(world: OtcWorld, http: Http): void {
  const { ports } = world;
  const auth = { member: world.auth.member, operator: operatorSessions(ports) };
  bindSlice(
    http,
    auth,
    'platform',
    platformHandlers(ports, async () => 'sandbox'),
  );
  bindSlice(http, auth, 'live', liveHandlers(ports));
  bindSlice(http, auth, 'identity', identityHandlers(ports));
  bindSlice(http, auth, 'members', membersHandlers(ports));
  bindSlice(http, auth, 'network', networkHandlers(ports));
  bindSlice(http, auth, 'wallet', walletHandlers(ports));
  bindSlice(http, auth, 'stock', stockHandlers(ports));
  bindSlice(http, auth, 'otc', otcHandlers(ports));
  bindSlice(http, auth, 'proof', proofHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
}

/** Coins as members get them, so that a snapshot that is taken shows them as held. */
async function convert({ client }: Trader, to: 'bdb' | 'ftb', coins: bigint): Promise<void> {
  const body = { from: 'mey', to, amount: String(coins), payPassword: PAY };
  const { refusal } = await client.call('wallet.convert', { body });
  if (refusal) throw new Error(refusal);
}

export async function openFuzzWorld(engine: Engine): Promise<FuzzWorld> {
  const world = await openOtcWorld(engine);
  const { ports, seller, buyer } = world;
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  const http = await createHttp(ports.settings, log);
  bindAll(world, http);
  serveHealth(http, ports);
  servePictures(http, ports.files);
  await serveApps(http, async () => 'sandbox', new BuiltFiles(ports.db, ports.store, log));
  await world.give(buyer, { usdt: 50_000n, mey: 8_000n });
  await world.give(seller, { usdt: 50_000n, mey: 55_000n });
  await convert(seller, 'bdb', 50_000n);
  await convert(buyer, 'ftb', 5_000n);
  const trade = await world.trade();
  await world.claim(trade);
  await buyer.client.upload('otc.appeal', { reason: 'nothing came' }, { voucher: world.jpg }, { id: trade });
  const [first = '', second = ''] = await firstOperatorTokens(ports);
  const operators = [
    await makeOperator(world, http, 'keeper1', first),
    await makeOperator(world, http, 'keeper2', second),
  ];
  const members = [
    await makeMember(world, seller.no, seller.name, seller),
    await makeMember(world, buyer.no, buyer.name, buyer),
    await makeMember(world, world.ann.no, world.ann.name),
  ];
  const guest = { name: '', no: '', trader: undefined, token: undefined, cookies: {}, renew: async () => undefined };
  await settleDays(ports);
  return {
    http,
    world,
    members,
    victim: await makeMember(world, world.bo.no, world.bo.name),
    operators,
    guest,
    errors,
    faults: async () => {
      const { checks } = await runChecks(ports.db, allChecks);
      return checks.flatMap((check) => check.found.map((found) => `${check.name}: ${found}`));
    },
    close: async () => {
      await http.close();
      await world.close();
    },
  };
}
