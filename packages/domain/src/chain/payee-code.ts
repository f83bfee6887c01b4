import { addressKey, hasAddressShape } from './addresses.ts';
import type { Network } from './networks.ts';
import { checkPayee, listedToken } from './payee-address.ts';

/** Why a scanned text names nobody who can be paid on a network. */
export const CODE_FAULTS = [
  'noAddress',
  'otherNetwork',
  'otherToken',
  'otherCall',
  'notOneReceiver',
  'name',
  'nobody',
] as const;
export type CodeFault = (typeof CODE_FAULTS)[number];

/** Whom a scanned text names, or why it names nobody. */
export type PayeeCode =
  | { readonly address: string; readonly fault?: undefined }
  | { readonly fault: CodeFault; readonly address?: undefined };

/** How wallets begin a code of a network, and the number by which its main chain is told from others. */
const CODES: Readonly<Record<Network, { readonly scheme: string; readonly chain: string | undefined }>> = {
  BEP20: { scheme: 'ethereum', chain: '56' },
  TRC20: { scheme: 'tron', chain: undefined },
};

/** What a code may say besides: none of it changes who is paid. */
const ASIDES = new Set(['amount', 'value', 'uint256', 'gas', 'gasLimit', 'gasPrice', 'label', 'message', 'memo']);

/** The parts of a code: who or which contract is meant, on which chain, what is called, and with what. */
interface Parts {
  readonly scheme: string;
  readonly target: string;
  readonly chain: string | undefined;
  readonly call: string | undefined;
  readonly parameters: readonly (readonly [string, string])[];
}

/** Nothing is decoded: what is written in another way than wallets write it is not understood, instead of read in two ways. */
function partsOf(text: string): Parts | undefined {
  const found = /^([a-z]+):(?:pay-)?([^@/?#]*)(?:@([^/?#]*))?(?:\/([^?#]*))?(?:\?([^#]*))?$/i.exec(text);
  if (!found) return undefined;
  const [, scheme = '', target = '', chain, call, query] = found;
  const pairs = query ? query.split('&') : [];
  const parameters = pairs.map((pair): readonly [string, string] => {
    const at = pair.indexOf('=');
    return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
  });
  return { scheme: scheme.toLowerCase(), target, chain, call, parameters };
}

const fault = (why: CodeFault): PayeeCode => ({ fault: why });

const OTHER: Readonly<Record<Network, Network>> = { BEP20: 'TRC20', TRC20: 'BEP20' };

/** A text that should be an address of the network. */
function payeeAt(network: Network, text: string, token: string | undefined): PayeeCode {
  if (hasAddressShape(OTHER[network], text)) return fault('otherNetwork');
  if (!hasAddressShape(network, text)) return fault('noAddress');
  return checkPayee(network, text, token).ok ? { address: text } : fault('nobody');
}

/** The same, in a code: wallets also write names there that stand for an address. */
function payeeIn(network: Network, text: string, token: string | undefined): PayeeCode {
  const isName = /^[^\s.%]+(?:\.[^\s.%]+)+$/.test(text);
  return isName ? fault('name') : payeeAt(network, text, token);
}

/** The call that sends a token: the contract has to be that of the listed token, and one receiver is named. */
function receiverOf(network: Network, { target, parameters }: Parts, token: string | undefined): PayeeCode {
  const contract = addressKey(network, target);
  if (contract !== addressKey(network, listedToken(network, token))) return fault('otherToken');
  const isKnown = parameters.every(([name]) => name === 'address' || ASIDES.has(name));
  if (!isKnown) return fault('otherCall');
  const [receiver, ...more] = parameters.filter(([name]) => name === 'address').map(([, value]) => value);
  return receiver && more.length === 0 ? payeeIn(network, receiver, token) : fault('notOneReceiver');
}

/** The other parameters of a code without a call. A token that is named has to be the listed one. */
function checkAsides(network: Network, { parameters }: Parts, token: string | undefined): CodeFault | undefined {
  const listed = addressKey(network, listedToken(network, token));
  for (const [name, value] of parameters) {
    if (name === 'token' || name === 'contract') {
      if (addressKey(network, value) !== listed) return 'otherToken';
    } else if (!ASIDES.has(name)) return 'otherCall';
  }
  return undefined;
}

/**
 * Whom a scanned text asks to pay on a network: an address alone, a wallet's code of an address (`ethereum:…@56`, `tron:…`), or the code
 * of a transfer of the network's listed token (EIP-681), whose receiver is meant and not its contract. The address is answered as it
 * stands in the text. `token` is the contract of this installation's token, if one is configured. Rule: app#scan.
 */
export function readPayeeCode(network: Network, scanned: string, token: string | undefined): PayeeCode {
  const text = scanned.trim();
  const parts = partsOf(text);
  if (!parts) return payeeAt(network, text, token);
  const { scheme, chain } = CODES[network];
  if (CODES[OTHER[network]].scheme === parts.scheme) return fault('otherNetwork');
  if (parts.scheme !== scheme) return fault('noAddress');
  if (parts.chain !== undefined && parts.chain !== chain) return fault('otherNetwork');
  if (parts.call === 'transfer') return receiverOf(network, parts, token);
  if (parts.call !== undefined) return fault('otherCall');
  const why = checkAsides(network, parts, token);
  return why ? fault(why) : payeeIn(network, parts.target, token);
}
