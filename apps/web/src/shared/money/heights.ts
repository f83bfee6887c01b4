/** Steps between the lowest and the highest figure of a chart: finer than a screen shows. */
const STEPS = 10_000n;

/** Heights of a chart between 0 and 1, by exact integers; only the share of the drawing becomes a number. */
export function heightsOf(totals: readonly bigint[]): number[] {
  const low = totals.reduce((a, b) => (b < a ? b : a), totals[0] ?? 0n);
  const high = totals.reduce((a, b) => (b > a ? b : a), totals[0] ?? 0n);
  if (high === low) return totals.map(() => 0.5);
  return totals.map((total) => Number(((total - low) * STEPS) / (high - low)) / Number(STEPS));
}
