import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type DemoWallet, demoWallet } from '@greenhall/server/demo/chain/wallet';
import type { ChainPort } from '@greenhall/server/platform/chain/port';
import { allChecks } from '@greenhall/server/compose';
import { bindSlice } from '@greenhall/server/platform/http/bind';
import { OPERATOR_COOKIE, type OperatorCaller } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import { servePictures } from '@greenhall/server/platform/http/static';
import { TestClient } from './client.ts';
import { transact } from '@greenhall/server/platform/database/transact';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { contactsOf } from '@greenhall/server/slices/identity/code/store-contact';
import { judgePayments } from '@greenhall/server/slices/otc/payment-check/judge-payments';
import { endDueTrades, settleDueTrades, watchNetworks } from '@greenhall/server/slices/otc/trade/keep-time';
import { setPulse } from '@greenhall/server/slices/otc/trade/store-clocks';
import { accept } from '@greenhall/domain/shared/result';
import { sql } from 'kysely';
import type { Engine } from './database.ts';
import { operatorCaller } from './operators.ts';
import { type ScriptedChain, UNREAD, scriptedChain } from './otc-chain.ts';
import { PAY, type WalletWorld, openWalletWorld } from './wallet-world.ts';
import type { Person } from './world.ts';
import { adminHandlers } from '@greenhall/server/slices/admin/routes';
import { membersHandlers } from '@greenhall/server/slices/members/handlers';
import { networkHandlers } from '@greenhall/server/slices/network/routes';
import { notificationsHandlers } from '@greenhall/server/slices/notifications/routes';
import { otcHandlers } from '@greenhall/server/slices/otc/routes';
import { stockHandlers } from '@greenhall/server/slices/stock/routes';
import { walletHandlers } from '@greenhall/server/slices/wallet/routes';

/** A member who can trade: with a usable account on the world's network, and the wallet behind it. */
export interface Trader extends Person {
  readonly account: string;
  readonly address: string;
  readonly wallet: DemoWallet;
}

interface Order {
  readonly side?: 'purchase' | 'sale';
  readonly quantity?: string;
  readonly price?: string;
  readonly min?: string;
  readonly max?: string;
  readonly releaseOnProof?: boolean;
}

/** The wallet's world with the trading market: a seller with 5 000 mey, and a buyer. */
export interface OtcWorld<C extends ChainPort = ScriptedChain> extends WalletWorld {
  readonly seller: Trader;
  readonly buyer: Trader;
  readonly jpg: Buffer;
  readonly chain: C;
  /** Further members who can trade. */
  more(count: number): Promise<Trader[]>;
  /** Account, payment password and a fresh code, which posting and taking require. */
  authority(person: Trader): Promise<Record<string, string>>;
  post(person: Trader, order?: Order): Promise<string>;
  take(person: Trader, listing: string, quantity?: string): Promise<string>;
  /** A trade: a listing that the seller posts and the buyer takes. */
  trade(order?: Order): Promise<string>;
  claim(trade: string, fields?: { txid?: string }): Promise<void>;
  /** What a seller sends to release a trade whose payment is not proved. */
  releasing(trade: string): Promise<{ payPassword: string; numberEnd: string }>;
  /** An operator with this name. It has declared these member accounts as its own, or nothing yet if `null`. */
  operator(username: string, members?: readonly string[] | null): TestClient;
  /** Advances the clock without an outage and runs what is due then. */
  pass(ms: number): Promise<void>;
}

/** A stand-in for the sign-in of operators: the cookie contains the name and the declared member accounts. */
const operatorOf = (cookie: string): OperatorCaller => {
  const [username = '', members] = cookie.split('|');
  return operatorCaller(
    username,
    members === undefined
      ? null
      : members
          .split(' ')
          .filter(Boolean)
          .map((no) => memberNumber(no)),
  );
};

async function saveAccount(
  world: WalletWorld,
  person: Person,
  network: Network,
  { address }: DemoWallet,
): Promise<string> {
  const memberNo = memberNumber(person.no);
  const phone = await phoneOf(world, person);
  const code = await makeCode(world.ports, memberKey(memberNo, 'account', 'phone', phone));
  if (!code.ok) throw new Error(code.refusal);
  const body = { network, address, label: person.name, codeChannel: 'phone', code: code.value, payPassword: PAY };
  const saved = await person.client.call('wallet.addAccount', { body });
  if (saved.refusal) throw new Error(saved.refusal);
  return saved.value.id;
}

async function phoneOf(world: WalletWorld, person: Person): Promise<string> {
  return (await contactsOf(world.ports.db, memberNumber(person.no))).phone ?? '';
}

/** Four green pixels. */
export const JPG = Buffer.from(
  [
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBD',
    'ARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAACAAID',
    'ASIAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEBAAAAAAAAAAAAAAAAAAAD',
    'Bf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AAA0d//Z',
  ].join(''),
  'base64',
);

/** Members who can trade, and a clock that advances while their sessions stay open. */
function crowdOf(world: WalletWorld, network: Network) {
  const { ports } = world;
  const people: Trader[] = [];
  const wait = async (ms: number): Promise<void> => {
    ports.clock.advance(ms);
    // A session ends if it is unused for so long.
    if (ms >= 12 * HOUR) {
      for (const person of people) Object.assign(person, await world.signIn(person.no, person.name));
    }
    await transact(ports.db, async (tx) => accept(await setPulse(tx, ports.clock.now())));
  };
  const enter = async (): Promise<Trader> => {
    const number = people.length + 1;
    // Each member refers two others, so that none has more pending registrations than allowed.
    const above = people[Math.floor((number - 1) / 2) - 1] ?? world.ann;
    const zone = number % 2 === 1 ? 'A' : 'B';
    const person = await world.join(`trader${number}`, { by: above.code, contact: above.name, zone });
    const wallet = demoWallet(network, number);
    const account = await saveAccount(world, person, network, wallet);
    const made = { ...person, account, address: wallet.address, wallet };
    people.push(made);
    return made;
  };
  return { wait, enter };
}

/** The acts of traders, each with a fresh code. */
function actsOf(world: WalletWorld, network: Network, wait: (ms: number) => Promise<void>) {
  const authority: OtcWorld['authority'] = async (person) => {
    const key = memberKey(memberNumber(person.no), 'trade', 'phone', await phoneOf(world, person));
    const first = await makeCode(world.ports, key);
    if (!first.ok) await wait(MINUTE);
    const code = first.ok ? first : await makeCode(world.ports, key);
    if (!code.ok) throw new Error(code.refusal);
    return { account: person.account, payPassword: PAY, codeChannel: 'phone', code: code.value };
  };
  const post: OtcWorld['post'] = async (person, order = {}) => {
    const quantity = order.quantity ?? '1000';
    const fields = { side: 'sale', price: '1', min: '10', max: quantity, ...order, quantity };
    const body = { coin: 'mey', network, ...fields, ...(await authority(person)) };
    const posted = await person.client.call('otc.post', { body });
    if (posted.refusal) throw new Error(posted.refusal);
    return posted.value.id;
  };
  const take: OtcWorld['take'] = async (person, listing, quantity = '100') => {
    const body = { quantity, ...(await authority(person)) };
    const taken = await person.client.call('otc.take', { params: { id: listing }, body });
    if (taken.refusal) throw new Error(taken.refusal);
    return taken.value.id;
  };
  return { authority, post, take };
}

/** The trading market on a chain that the test scripts. */
export const openOtcWorld = (engine: Engine): Promise<OtcWorld> => openTradingWorld(engine, 'BEP20', scriptedChain());

/** A seller, a buyer, and the routes of the trading market, on one network. */
export async function openTradingWorld<C extends ChainPort>(
  engine: Engine,
  network: Network,
  chain: C,
): Promise<OtcWorld<C>> {
  const world = await openWalletWorld(engine);
  const { ports } = world;
  Object.assign(ports, { chain });
  const desk = await createHttp(ports.settings, ports.log);
  const operators = { member: world.auth.member, operator: async (username: string) => operatorOf(username) };
  servePictures(desk, ports.files);
  bindSlice(desk, operators, 'otc', otcHandlers(ports));
  bindSlice(desk, operators, 'members', membersHandlers(ports));
  bindSlice(desk, operators, 'network', networkHandlers(ports));
  bindSlice(desk, operators, 'notifications', notificationsHandlers(ports));
  bindSlice(desk, operators, 'wallet', walletHandlers(ports));
  bindSlice(desk, operators, 'stock', stockHandlers(ports));
  bindSlice(desk, operators, 'admin', adminHandlers(ports, allChecks));
  const { wait, enter } = crowdOf(world, network);
  const acts = actsOf(world, network, wait);
  const [seller, buyer] = [await enter(), await enter()];
  await wait(COOL_DOWN + HOUR);
  await world.give(seller, { mey: 5_000n });
  return {
    ...world,
    ...acts,
    seller,
    buyer,
    jpg: JPG,
    chain,
    more: async (count) => {
      const made: Trader[] = [];
      while (made.length < count) made.push(await enter());
      await wait(COOL_DOWN + MINUTE);
      return made;
    },
    trade: async (order) => acts.take(buyer, await acts.post(seller, order)),
    claim: async (trade, fields = {}) => {
      const txid = `${UNREAD}${trade.padStart(60, '0')}`;
      const claimed = await buyer.client.upload('otc.claim', { txid, ...fields }, { voucher: JPG }, { id: trade });
      if (claimed.refusal) throw new Error(claimed.refusal);
    },
    releasing: async (trade) => {
      const found = await sql<{ number: string }>`select number from otc_trade where id = ${BigInt(trade)}`.execute(
        ports.db,
      );
      return { payPassword: PAY, numberEnd: found.rows[0]?.number.slice(-NUMBER_END) ?? '' };
    },
    operator: (username, members = []) => {
      const client = new TestClient(desk);
      client.setCookie(OPERATOR_COOKIE, members ? `${username}|${members.join(' ')}` : username);
      return client;
    },
    pass: async (ms) => {
      await wait(ms);
      await watchNetworks(ports);
      await judgePayments(ports);
      await endDueTrades(ports);
      await settleDueTrades(ports);
    },
    close: async () => {
      await desk.close();
      await world.close();
    },
  };
}
