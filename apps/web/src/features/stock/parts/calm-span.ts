/** A chart of prices spans at least this many percent below and above their middle, so that small moves look small. */
const LEAST_PERCENT = 2;

/** The lowest and the highest figure of a chart: those of the prices, but at least two percent around their middle. */
export function calmSpan(low: number, high: number): { readonly low: number; readonly high: number } {
  const middle = (low + high) / 2;
  const least = (middle * LEAST_PERCENT) / 100;
  return { low: Math.min(low, middle - least), high: Math.max(high, middle + least) };
}

/**
 * A price as a number, for drawing alone. It is cut to the four decimals that every screen shows, because the chart
 * would round it up. Rule: shared#rounding.
 */
export const drawnPrice = (price: string): number => Number(price.replace(/(\.\d{4})\d+$/, '$1'));
