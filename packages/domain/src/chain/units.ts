import { MICRO } from '../shared/money.ts';

/** A count of a token's smallest unit as an exact decimal string, without needless zeros. */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals > 0 && fraction ? `${whole}.${fraction}` : whole;
}

/** The token's smallest units that make an amount of micro; `undefined` where the token is too coarse for it. */
export function unitsOf(micro: bigint, decimals: number): bigint | undefined {
  const scaled = micro * 10n ** BigInt(decimals);
  return scaled % MICRO === 0n ? scaled / MICRO : undefined;
}
