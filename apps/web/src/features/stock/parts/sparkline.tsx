import { calmSpan } from './calm-span.ts';

const WIDTH = 160;
const HEIGHT = 40;

/** A course of prices as a line: the figures beside it say what counts. */
export function Sparkline({ values }: { values: readonly string[] }) {
  const drawn = (values.length === 1 ? [...values, ...values] : values).map(Number);
  const { low, high } = calmSpan(Math.min(...drawn), Math.max(...drawn));
  const last = Math.max(1, drawn.length - 1);
  const points = drawn.map((value, index) => {
    const share = high === low ? 0.5 : (value - low) / (high - low);
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
