import { parseAmount, ZERO } from '@greenhall/domain/shared/money';

const WIDTH = 160;
const HEIGHT = 40;
const STEPS = 1_000n;

/** A course as a line: the figure beside it says what counts. */
export function Sparkline({ values }: { values: readonly string[] }) {
  const exact = values.map((text) => parseAmount(text) ?? ZERO);
  const low = exact.reduce((a, b) => (b < a ? b : a), exact[0] ?? ZERO);
  const high = exact.reduce((a, b) => (b > a ? b : a), exact[0] ?? ZERO);
  const last = Math.max(1, exact.length - 1);
  const points = (exact.length === 1 ? [...exact, ...exact] : exact).map((value, index) => {
    const share = high === low ? 0.5 : Number(((value - low) * STEPS) / (high - low)) / Number(STEPS);
    return `${((index / last) * WIDTH).toFixed(1)} ${(HEIGHT - 3 - share * (HEIGHT - 6)).toFixed(1)}`;
  });
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-10 w-40 min-w-0 text-brand">
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
