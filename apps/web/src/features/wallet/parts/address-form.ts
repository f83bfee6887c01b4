import type { Account } from './account-choice.tsx';

export type Network = Account['network'];
export const NETWORKS = ['BEP20', 'TRC20'] as const satisfies readonly Network[];

const SHAPES: Readonly<Record<Network, RegExp>> = {
  BEP20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
};

/** Whether a text has the shape of a network's address; the checksum is the server's to judge. */
export function hasShape(network: Network, address: string): boolean {
  return SHAPES[network].test(address.trim());
}

export interface ComparedChar {
  place: number;
  char: string;
  differs: boolean;
}

/** The characters of an address, each marked when the other address has another one at its place. */
export function compare(address: string, other: string): ComparedChar[] {
  return [...address].map((char, place) => ({
    place,
    char,
    differs: char.toLowerCase() !== (other[place] ?? '').toLowerCase(),
  }));
}
