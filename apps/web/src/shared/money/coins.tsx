import type { Coin } from '@greenhall/domain/shared/money';

const GROUNDS: Readonly<Record<Coin, string>> = {
  mey: 'bg-teal-700',
  bdb: 'bg-[#1f5fbf]',
  ftb: 'bg-[#7d5a10]',
  usdt: 'bg-[#14794a]',
};
const LETTERS: Readonly<Record<Coin, string>> = { mey: 'M', bdb: 'R', ftb: 'I', usdt: 'U' };

/** The round mark of a coin. */
export function CoinMark({ coin }: { coin: Coin }) {
  return (
    <span
      aria-hidden
      className={`grid size-9.5 shrink-0 place-items-center rounded-full text-[14px] font-bold text-white ${GROUNDS[coin]}`}
    >
      {LETTERS[coin]}
    </span>
  );
}

/** The short name of a coin: the same in every language. */
export const unitOf = (coin: string): string => coin.toUpperCase();

/** The code of a coin from a URL; `undefined` if it is not one. */
export function coinOf(text: string | undefined): Coin | undefined {
  return text !== undefined && text in LETTERS ? (text as Coin) : undefined;
}
