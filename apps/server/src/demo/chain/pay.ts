import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { unitsOf } from '@greenhall/domain/chain/units';
import { parseAmount } from '@greenhall/domain/shared/money';
import { checkAddress } from '@greenhall/domain/chain/addresses';
import { NETWORKS, type Network } from '@greenhall/domain/chain/networks';
import { hashes } from '../../platform/chain/hashes.ts';
import { firstToken, localChain } from './local-chain.ts';
import { demoWallet } from './wallet.ts';

const USAGE = `A wallet for the demo. --wallet 1 is the first demo member's, and so on; 1 when it is left out.

  npm run pay -- --network BEP20|TRC20 --node <url> --to <address> --amount <USDT> [--wallet <number>]
  npm run pay -- address --network BEP20|TRC20 [--wallet <number>]
  npm run pay -- sign --network BEP20|TRC20 [--wallet <number>]     the text comes from standard input
`;

const OPTIONS = {
  network: { type: 'string' },
  node: { type: 'string' },
  to: { type: 'string' },
  amount: { type: 'string' },
  wallet: { type: 'string', default: '1' },
} as const;

interface Order {
  readonly network: Network;
  readonly wallet: number;
  readonly node: string;
  readonly to: string;
  readonly amount: string;
}

async function pay({ network, wallet, node, to, amount }: Order): Promise<string> {
  const chain = localChain(network, node, firstToken(network), async () => undefined);
  const receiver = checkAddress(network, to, hashes);
  const micro = parseAmount(amount);
  const units = micro && unitsOf(micro, chain.decimals);
  if (!receiver.ok || !units) return USAGE;
  const from = demoWallet(network, wallet).address;
  await chain.give(from, units);
  const txid = await chain.pay({ from, to: receiver.value, units });
  return `from ${from}\ntxid ${txid}\n`;
}

/** What the person asked for, or how to ask. */
async function answer(args: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const network = NETWORKS.find((name) => name === values.network);
  const wallet = Number.parseInt(values.wallet, 10);
  if (!network || !(wallet > 0)) return USAGE;
  const [act] = positionals;
  if (act === 'address') return `${demoWallet(network, wallet).address}\n`;
  if (act === 'sign') return `${await demoWallet(network, wallet).sign((await text(process.stdin)).trimEnd())}\n`;
  const { node, to, amount } = values;
  return node && to && amount && !act ? pay({ network, wallet, node, to, amount }) : USAGE;
}

process.stdout.write(await answer(process.argv.slice(2)));
