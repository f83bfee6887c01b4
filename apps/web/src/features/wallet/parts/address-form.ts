import type { Account } from './account-choice.tsx';

export type Network = Account['network'];
export const NETWORKS = ['BEP20', 'TRC20'] as const satisfies readonly Network[];

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
