import { type PointerEvent, useState } from 'react';

export interface ChartPoint {
  /** When, in the reader's notation. */
  label: string;
  /** The figure, in the reader's notation. */
  text: string;
  /** Height between the lowest and the highest figure, 0 to 1. */
  height: number;
}

export interface LineChartProps {
  /** What is drawn; the caption of the table that screen readers get. */
  label: string;
  columns: readonly [string, string];
  points: readonly ChartPoint[];
}

const WIDTH = 320;
const HEIGHT = 120;
const PAD = 6;

/** A line over time. A finger or pointer reads single points; sideways only, so that the page still scrolls. */
export function LineChart({ label, columns, points }: LineChartProps) {
  const [at, setAt] = useState<number>();
  const last = Math.max(1, points.length - 1);
  const x = (index: number) => PAD + (index / last) * (WIDTH - 2 * PAD);
  const y = (point: ChartPoint) => PAD + (1 - point.height) * (HEIGHT - 2 * PAD);
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(point).toFixed(1)}`);
  const read = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    setAt(Math.min(last, Math.max(0, Math.round(share * last))));
  };
  const chosen = at === undefined ? undefined : points[at];
  const shown = chosen ?? points.at(-1);
  return (
    <figure className="m-0">
      <p aria-hidden className="num flex min-h-5 justify-between gap-3 text-s text-ink-3">
        <span>{shown?.label}</span>
        <span className="font-semibold text-ink">{shown?.text}</span>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={() => setAt(undefined)}
        className="mt-2 block w-full touch-pan-y text-brand"
      >
        <path d={`${line.join('')}L${x(last)} ${HEIGHT}L${x(0)} ${HEIGHT}Z`} fill="currentColor" opacity={0.12} />
        <path
          d={line.join('')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {chosen && at !== undefined ? (
          <>
            <path d={`M${x(at)} 0V${HEIGHT}`} stroke="var(--ink-3)" strokeDasharray="3 3" />
            <circle cx={x(at)} cy={y(chosen)} r={4} fill="var(--surface)" stroke="currentColor" strokeWidth={2} />
          </>
        ) : null}
      </svg>
      <p aria-hidden className="num flex justify-between text-xs text-ink-3">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{point.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
