import { available, platformAccount } from '@greenhall/domain/ledger/account';
import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, type Coin, MICRO, parseAmount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { makeCode, type MemberPurpose, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import type { TestChain } from '@greenhall/test-kit/chain';
import { sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { ServerHere } from './server-here.ts';
import { demandWrite } from './shop-buyer.ts';

export const NETWORKS = ['BEP20', 'TRC20'] as const;
/** The network of each pair and the wallets of both there, in its proper form. */
export const PAIRS: readonly (readonly [Network, string, string])[] = [
  ['BEP20', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  ['TRC20', 'TLBaRhANQoJFTqre9Nf1mjuwNWjCJeYqUL', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
  ['BEP20', '0x90F79bf6EB2c4f870365E785982E1f101E93b906', '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'],
];

async function fund(ports: Ports, no: bigint, coin: Coin, coins: bigint): Promise<void> {
  const posting = {
    from: platformAccount('outside:receipt', coin),
    to: available(no, coin),
    amount: amount(coins * MICRO),
  };
  const at = ports.clock.now();
  await transact(ports.db, (tx) =>
    post(tx, { reference: `test:${no}`, at, postings: [{ kind: 'recharge', ...posting }] }),
  );
}

/** A wallet for each that is old enough to be used, the first two on one network, and cash coin for all. */
export async function furnishTraders(ports: Ports, members: readonly Settled[]): Promise<void> {
  const usableAt = new Date(ports.clock.now().getTime() - 1_000);
  for (const [index, member] of members.entries()) {
    const [network = 'BEP20', ...wallets] = PAIRS[index >> 1] ?? [];
    const address = wallets[index % 2] ?? '';
    const account = { memberNo: memberNumber(member.no), network, address, label: network, isDefault: true, usableAt };
    await transact(ports.db, async (tx) => accept(await insertAccount(tx, account)));
    await fund(ports, memberNumber(member.no), 'mey', 2_000n);
  }
}

/** The buyer of a pair pays its seller a total, which is final once it has been seen. */
export async function payOnChain(
  chains: ReadonlyMap<Network, TestChain>,
  pair: number,
  total: string,
  seen: () => Promise<void>,
): Promise<void> {
  const [network = 'BEP20', to = '', from = ''] = PAIRS[pair] ?? [];
  const chain = chains.get(network);
  if (!chain) throw new Error('no chain');
  const units = ((parseAmount(total) ?? 0n) * 10n ** BigInt(chain.decimals)) / MICRO;
  await chain.give(from, units);
  await chain.pay({ from, to, units });
  await seen();
  await chain.mine(chain.settings.confirmations);
}

/** A code as it is mailed to a member for an act. */
export async function mailedCode({ app }: ServerHere, member: Settled, purpose: MemberPurpose): Promise<string> {
  const key = memberKey(memberNumber(member.no), purpose, 'email', `${member.name}@mail.example`);
  const made = await makeCode(app.ports, key);
  if (!made.ok) throw new Error(made.refusal);
  return made.value;
}

/** What the hall asks of a trader: the account at which it is paid, the payment password, and a code that is mailed. */
export async function authority(server: ServerHere, member: Settled) {
  const [account] = (await sendRead(server.url, member, 'wallet.accounts')).items;
  const code = await mailedCode(server, member, 'trade');
  return { account: account?.id ?? '', payPassword: PAY_PASSWORD, codeChannel: 'email', code } as const;
}

/** A trader offers 500 coins at one USDT each on BEP20; answers the listing. */
export async function postSale(server: ServerHere, trader: Settled): Promise<string> {
  const order = {
    coin: 'mey',
    network: 'BEP20',
    side: 'sale',
    price: '1',
    quantity: '500',
    min: '10',
    max: '500',
  } as const;
  const body = { ...order, releaseOnProof: true, ...(await authority(server, trader)) };
  return String((await demandWrite(server.url, trader, 'otc.post', { body }))['id']);
}
