import { prepareWrite } from '@greenhall/client/write';
import { writes } from '@greenhall/contract/generated/writes';
import { PAY, companionOf, tokenOf } from '../otc/world.ts';

/** What a member of the mix does, by how many of ten requests are so. */
const MIX = [
  'hall',
  'hall',
  'hall',
  'hall',
  'history',
  'balances',
  'balances',
  'balances',
  'transfer',
  'transfer',
] as const;
export type Act = (typeof MIX)[number];

const PATHS: Readonly<Record<Exclude<Act, 'transfer'>, string>> = {
  hall: '/api/otc/listings?coin=mey&network=BEP20&side=sale&limit=10',
  history: '/api/wallet/history?limit=10',
  balances: '/api/wallet/balances',
};

const headOf = (method: string, path: string, member: number): string =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: keep-alive\r\n` +
  `authorization: Bearer ${tokenOf(member)}\r\ncookie: gh_companion=${companionOf(member)}\r\n`;

function transferOf(member: number, members: number): Buffer {
  const body = { payee: `bench${(member + 1) % members}`, coin: 'mey', amount: '0.000001', payPassword: PAY };
  const outgoing = prepareWrite('wallet.transfer', writes['wallet.transfer'], { body });
  const headers = Object.entries(outgoing.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = JSON.stringify(body);
  const head = headOf(outgoing.method, outgoing.url, member);
  return Buffer.from(
    `${head}content-type: application/json\r\n${headers.join('')}content-length: ${text.length}\r\n\r\n${text}`,
  );
}

/** The request of a turn: a member of so many, and an act of the mix. */
export function requestOf(turn: number, members: number): { readonly act: Act; readonly request: Buffer } {
  const member = Math.floor(turn / MIX.length) % members;
  const act = MIX[turn % MIX.length] ?? 'hall';
  if (act === 'transfer') return { act, request: transferOf(member, members) };
  return { act, request: Buffer.from(`${headOf('GET', PATHS[act], member)}\r\n`) };
}
