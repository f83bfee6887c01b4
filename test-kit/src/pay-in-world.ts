import { DAY } from '@greenhall/domain/shared/time';
import type { Role } from '@greenhall/domain/admin/roles';
import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { allChecks } from '@greenhall/server/compose';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { contactsOf } from '@greenhall/server/slices/identity/code/store-contact';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';
import { approveShown } from './desk/approve.ts';
import { TestClient } from './client.ts';
import type { Engine } from './database.ts';
import { operatorCaller } from './operators.ts';
import { type ScriptedChain, scriptedChain } from './otc-chain.ts';
import { PAY, type WalletWorld, openWalletWorld } from './wallet-world.ts';
import type { Person } from './world.ts';

/** The first wallet of the house; members' wallets have lower numbers. */
const HOUSE = 7_000;

/** An exact amount in micro. */
export function micro(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
}

/** The wallet's world with a scripted chain, operators, and ways to pay in on networks. */
export interface PayInWorld extends WalletWorld {
  readonly chain: ScriptedChain;
  /** An operator with this name and role. */
  desk(name: string, role: Role): TestClient;
  propose(over?: Record<string, unknown>): ReturnType<TestClient['call']>;
  approve(id: string): ReturnType<TestClient['call']>;
  /** Runs the proposals that are due a day later, with the members signed in again. */
  nextDay(days?: number): Promise<void>;
  /** An address of the house that is no way yet. */
  address(network?: Network): string;
  /** A way on a network that is open, by its id and address. */
  openWay(network?: Network): Promise<{ id: string; address: string }>;
  /** Saves a trading account. */
  save(person: Person, address: string, network?: Network): ReturnType<TestClient['call']>;
  begin(person: Person, way: string, amount?: string): Promise<{ id: string; amount: string }>;
  prove(person: Person, id: string, txid: string): ReturnType<typeof proving>;
}

const proving = (person: Person, id: string, txid: string) =>
  person.client.call('wallet.proveExactPayment', { params: { id }, body: { txid } });

/** What an operator proposes, unless a test says otherwise. */
const TERMS = { kind: 'BEP20', holder: 'Greenhall Ltd', least: '10', most: '5000', hours: 1, text: 'USDT only.' };

export async function openPayInWorld(engine: Engine): Promise<PayInWorld> {
  const world = await openWalletWorld(engine);
  const { ports } = world;
  const chain = scriptedChain();
  Object.assign(ports, { chain });
  const http = await createHttp(ports.settings, ports.log);
  const callers = new Map<string, ReturnType<typeof operatorCaller>>();
  const auth = { member: world.auth.member, operator: async (cookie: string) => callers.get(cookie) };
  bindSlice(http, auth, 'wallet', walletHandlers(ports));
  bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
  let wallets = HOUSE;
  const desk: PayInWorld['desk'] = (name, role) => {
    callers.set(name, operatorCaller(name, [], [role]));
    const client = new TestClient(http);
    client.setCookie(OPERATOR_COOKIE, name);
    return client;
  };
  const address = (network: Network = 'BEP20') => demoWallet(network, (wallets += 1)).address;
  const propose: PayInWorld['propose'] = (over = {}) =>
    desk('max', 'accountant').call('wallet.proposeDepositMethod', {
      body: { ...TERMS, reason: 'our wallet', ...over },
    });
  const approve: PayInWorld['approve'] = (id) => approveShown(desk('carla', 'compliance'), id);
  const nextDay = async (days = 1): Promise<void> => {
    ports.clock.advance(days * DAY);
    for (const person of [world.ann, world.bo]) Object.assign(person, await world.signIn(person.no, person.name));
    await ports.approvals.due();
  };
  return {
    ...world,
    chain,
    desk,
    propose,
    approve,
    nextDay,
    address,
    openWay: async (network = 'BEP20') => {
      const account = address(network);
      const made = await propose({ kind: network, account });
      if (made.refusal) throw new Error(made.refusal);
      await approve((made.value as { id: string }).id);
      await nextDay();
      const { items } = (await world.ann.client.call('wallet.depositMethods')).value;
      const way = items.find((one) => one.account === account);
      if (!way) throw new Error('no way is open');
      return { id: way.id, address: account };
    },
    save: async (person, to, network = 'BEP20') => {
      const phone = (await contactsOf(ports.db, memberNumber(person.no))).phone ?? '';
      const key = memberKey(memberNumber(person.no), 'account', 'phone', phone);
      ports.clock.advance(60_000);
      const code = await makeCode(ports, key);
      if (!code.ok) throw new Error(code.refusal);
      const body = { network, address: to, label: 'mine', codeChannel: 'phone', code: code.value, payPassword: PAY };
      return person.client.call('wallet.addAccount', { body });
    },
    begin: async (person, way, amount = '300') => {
      const begun = await person.client.call('wallet.openExactPayment', { body: { way, amount } });
      if (begun.refusal) throw new Error(begun.refusal);
      return begun.value;
    },
    prove: proving,
    close: async () => {
      await http.close();
      await world.close();
    },
  };
}
