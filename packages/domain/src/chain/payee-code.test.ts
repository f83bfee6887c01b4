import { expect, test } from 'vitest';
import type { Network } from './networks.ts';
import { checkPayee } from './payee-address.ts';
import { type CodeFault, readPayeeCode } from './payee-code.ts';
import { readManyCodes } from './test-payee-codes.ts';

const USDT = '0x55d398326f99059fF775485246999027B3197955';
const OTHER = '0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d';
const PAYEE = '0x52908400098527886E0F7030069857D2E4169EE7';
const TRON_USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

test.each<[Network, string, string]>([
  ['BEP20', PAYEE, PAYEE],
  ['BEP20', ` ${PAYEE}\n`, PAYEE],
  ['BEP20', `ethereum:${PAYEE}`, PAYEE],
  ['BEP20', `ethereum:${PAYEE}@56`, PAYEE],
  ['BEP20', `ETHEREUM:pay-${PAYEE}@56?value=1e18&gas=21000`, PAYEE],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=${PAYEE}&uint256=1e19`, PAYEE],
  ['BEP20', `ethereum:${USDT.toLowerCase()}/transfer?uint256=1&address=${PAYEE}`, PAYEE],
  ['TRC20', TRON, TRON],
  ['TRC20', `tron:${TRON}`, TRON],
  ['TRC20', `tron:${TRON}?amount=5`, TRON],
  ['TRC20', `tron:${TRON}?amount=5&token=${TRON_USDT}`, TRON],
  ['TRC20', `tron:${TRON_USDT}/transfer?address=${TRON}&uint256=5`, TRON],
])('the receiver is taken out of a code (%s, %s)', (network, text, address) => {
  expect(readPayeeCode(network, text, undefined)).toEqual({ address });
});

test.each<[Network, string, CodeFault]>([
  ['BEP20', '', 'noAddress'],
  ['BEP20', 'ann', 'noAddress'],
  ['BEP20', `https://bscscan.com/address/${PAYEE}`, 'noAddress'],
  ['BEP20', `bitcoin:${PAYEE}`, 'noAddress'],
  ['BEP20', `ethereum:${PAYEE}#x`, 'noAddress'],
  ['BEP20', `${PAYEE} ${PAYEE}`, 'noAddress'],
  ['BEP20', `0x5290\u200b8400098527886E0F7030069857D2E4169EE7`, 'noAddress'],
  ['BEP20', TRON, 'otherNetwork'],
  ['BEP20', `tron:${TRON}`, 'otherNetwork'],
  ['BEP20', `ethereum:${PAYEE}@1`, 'otherNetwork'],
  ['BEP20', `ethereum:${USDT}@1/transfer?address=${PAYEE}`, 'otherNetwork'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=${TRON}`, 'otherNetwork'],
  ['TRC20', PAYEE, 'otherNetwork'],
  ['TRC20', `ethereum:${PAYEE}@56`, 'otherNetwork'],
  ['BEP20', `ethereum:${OTHER}@56/transfer?address=${PAYEE}`, 'otherToken'],
  ['TRC20', `tron:${TRON}?token=${TRON}`, 'otherToken'],
  ['BEP20', `ethereum:${USDT}@56/approve?address=${PAYEE}&uint256=1`, 'otherCall'],
  ['BEP20', `ethereum:${USDT}@56/transferFrom?address=${PAYEE}&address=${OTHER}`, 'otherCall'],
  ['BEP20', `ethereum:${PAYEE}@56?data=0xa9059cbb`, 'otherCall'],
  ['BEP20', `ethereum:${PAYEE}?address=${OTHER}`, 'otherCall'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=${PAYEE}&%61ddress=${OTHER}`, 'otherCall'],
  ['BEP20', `ethereum:${USDT}@56/transfer?uint256=1`, 'notOneReceiver'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=&uint256=1`, 'notOneReceiver'],
  ['BEP20', `ethereum:${USDT}@56/transfer`, 'notOneReceiver'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=${PAYEE}&address=${PAYEE}`, 'notOneReceiver'],
  ['BEP20', 'ethereum:vitalik.eth@56', 'name'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=vitalik.eth`, 'name'],
  ['BEP20', `ethereum:${USDT}@56`, 'nobody'],
  ['BEP20', USDT.toLowerCase(), 'nobody'],
  ['TRC20', TRON_USDT, 'nobody'],
  ['BEP20', `ethereum:${USDT}@56/transfer?address=${USDT}`, 'nobody'],
])('a code that does not name one payee on the network is refused (%s, %s: %s)', (network, text, fault) => {
  expect(readPayeeCode(network, text, undefined)).toEqual({ fault });
});

test('the token of this installation is the listed one, and its contract nobody', () => {
  const transfer = `ethereum:${OTHER}@56/transfer?address=${PAYEE}`;
  expect(readPayeeCode('BEP20', transfer, OTHER)).toEqual({ address: PAYEE });
  expect(readPayeeCode('BEP20', transfer.replace(OTHER, USDT), OTHER)).toEqual({ fault: 'otherToken' });
  for (const contract of [OTHER, USDT]) expect(checkPayee('BEP20', contract, OTHER).ok).toBe(false);
});

test('a text far longer than any code is read to its end', () => {
  const long = `ethereum:${USDT}/transfer?address=${PAYEE}&label=${'x'.repeat(2_000)}`;
  expect(readPayeeCode('BEP20', long, undefined)).toEqual({ address: PAYEE });
  expect(readPayeeCode('BEP20', `${long}&address=${OTHER}`, undefined)).toEqual({ fault: 'notOneReceiver' });
});

test('of thousands of texts none throws, and what is taken is what stands there', () => {
  readManyCodes(5_000);
});
