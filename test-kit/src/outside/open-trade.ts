import { unitsOf } from '@greenhall/domain/chain/units';
import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount, parseAmount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { transact } from '@greenhall/server/platform/database/transact';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { contactsOf } from '@greenhall/server/slices/identity/code/store-contact';
import { post } from '@greenhall/server/slices/ledger/index';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { type TestChain, openTestChain } from '../chain.ts';
import { JPG } from '../otc-world.ts';
import { clientOf } from '../outside.ts';
import type { Furnish, Settled } from '../settled-world.ts';
import { PAY } from '../wallet-world.ts';

const CONFIRMATIONS = 3;
/** What each member exchanges of its usdt. */
const COINS = 500n;
const QUANTITY = '100';

const addressOf = (index: number): string => `0x${String(index + 1).padStart(40, '7')}`;

/** A seller and a buyer with a trade between them, on a chain of this process, that the server's releases take over from each other. */
export class OpenTrade {
  readonly #chain: TestChain;
  readonly #codes: string[] = [];
  #parties: readonly Settled[] = [];
  #trade = '';

  private constructor(chain: TestChain) {
    this.#chain = chain;
  }

  static async prepare(): Promise<OpenTrade> {
    const chain = await openTestChain('BEP20', CONFIRMATIONS);
    await chain.give(addressOf(1), COINS * 10n ** BigInt(chain.decimals));
    return new OpenTrade(chain);
  }

  /** The settings by which a server watches the chain. */
  get environment(): Readonly<Record<string, string>> {
    const { settings, token, decimals } = this.#chain;
    return {
      BEP20_NODES: settings.nodes.join(','),
      BEP20_TOKEN: token,
      BEP20_DECIMALS: String(decimals),
      BEP20_CONFIRMATIONS: String(CONFIRMATIONS),
    };
  }

  /** Coins to sell, an account that may be used and a code to trade with, for the first two members. */
  readonly furnish: Furnish = async (ports, members) => {
    this.#parties = members.slice(0, 2);
    const at = ports.clock.now();
    for (const [index, { no }] of this.#parties.entries()) {
      const me = memberNumber(no);
      const furnished = await transact(ports.db, async (tx) => {
        const account = { address: addressOf(index), label: 'main', isDefault: true, usableAt: at };
        await insertAccount(tx, { memberNo: me, network: 'BEP20', ...account });
        const postings = issuePostings(me, amount(COINS * MICRO), ZERO, 0);
        return post(tx, { reference: 'test:exchange', at, postings });
      });
      if (!furnished.ok) throw new Error(furnished.refusal);
      const { phone } = await contactsOf(ports.db, me);
      const code = await makeCode(ports, memberKey(me, 'trade', 'phone', phone ?? ''));
      if (!code.ok) throw new Error(code.refusal);
      this.#codes.push(code.value);
    }
  };

  #clients(url: string) {
    const [seller, buyer] = this.#parties;
    if (!seller || !buyer) throw new Error('nobody trades');
    return { seller: clientOf(url, seller), buyer: clientOf(url, buyer) };
  }

  /** Posts a sale and takes it. */
  async begin(url: string): Promise<void> {
    const { seller, buyer } = this.#clients(url);
    const authority = async (client: typeof seller, index: number) => {
      const [account] = (await client.call('wallet.accounts')).items;
      if (!account) throw new Error('there is no account to be paid on');
      return { account: account.id, payPassword: PAY, codeChannel: 'phone', code: this.#codes[index] ?? '' } as const;
    };
    const order = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', min: QUANTITY, max: QUANTITY } as const;
    const { id: listing } = await seller.call('otc.post', {
      body: { ...order, quantity: QUANTITY, ...(await authority(seller, 0)) },
    });
    const body = { quantity: QUANTITY, ...(await authority(buyer, 1)) };
    this.#trade = (await buyer.call('otc.take', { params: { id: listing }, body })).id;
  }

  /** What both sides see of the trade, without its clock: that is put forward by the time for which the server was away. */
  async look(url: string): Promise<unknown> {
    return Promise.all(
      Object.values(this.#clients(url)).map(async (client) => {
        const { number, state, quantity, total, steps } = await client.call('otc.trade', {
          params: { id: this.#trade },
        });
        return { number, state, quantity, total, steps };
      }),
    );
  }

  /** The buyer pays and says so, and the seller confirms it. */
  async complete(url: string): Promise<void> {
    const { seller, buyer } = this.#clients(url);
    const ofTrade = { params: { id: this.#trade } };
    const { total, number } = await buyer.call('otc.trade', ofTrade);
    const units = unitsOf(parseAmount(total) ?? 0n, this.#chain.decimals) ?? 0n;
    const txid = await this.#chain.pay({ from: addressOf(1), to: addressOf(0), units });
    await this.#chain.mine(CONFIRMATIONS);
    await buyer.call('otc.claim', { ...ofTrade, body: { txid }, files: { voucher: new Blob([JPG]) } });
    await seller.call('otc.confirm', { ...ofTrade, body: { payPassword: PAY, numberEnd: number.slice(-NUMBER_END) } });
    const { steps } = await buyer.call('otc.trade', ofTrade);
    const events = steps.map(({ event }) => event).join(' ');
    if (events !== 'take claim confirm') throw new Error(`the open trade went through: ${events}`);
  }

  close(): Promise<void> {
    return this.#chain.stop();
  }
}
