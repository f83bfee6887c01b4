import { MICRO } from '../shared/money.ts';

/** Formats a count of a token's smallest unit as an exact decimal string without trailing zeros. */
export function formatUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals > 0 && fraction ? `${whole}.${fraction}` : whole;
}

/** Converts micro to the token's smallest unit; `undefined` if the token has too few decimals for the amount. */
export function unitsOf(micro: bigint, decimals: number): bigint | undefined {
  const scaled = micro * 10n ** BigInt(decimals);
  return scaled % MICRO === 0n ? scaled / MICRO : undefined;
}
