import { type PointerEvent, useState } from 'react';

export interface StackedBar {
  /** When, in the reader's notation. */
  label: string;
  /** The whole figure, in the reader's notation. */
  text: string;
  /** The parts from the ground up: a colour of the theme, and a share of the tallest bar, 0 to 1. */
  parts: readonly { readonly color: string; readonly share: number }[];
}

const WIDTH = 320;
const HEIGHT = 120;
const GAP = 4;

/** Bars over time, each divided into its parts. A finger or pointer reads single bars; what stands around it says the same in figures. */
export function StackedBars({ bars }: { bars: readonly StackedBar[] }) {
  const [at, setAt] = useState<number>();
  const step = WIDTH / Math.max(1, bars.length);
  const read = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const place = Math.floor(((event.clientX - box.left) / box.width) * bars.length);
    setAt(Math.min(bars.length - 1, Math.max(0, place)));
  };
  const shown = (at === undefined ? undefined : bars[at]) ?? bars.at(-1);
  return (
    <figure aria-hidden className="m-0">
      <p className="num flex min-h-5 justify-between gap-3 text-s text-ink-3">
        <span>{shown?.label}</span>
        <span className="font-semibold text-ink">{shown?.text}</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={() => setAt(undefined)}
        className="mt-2 block w-full touch-pan-y"
      >
        {bars.map(({ label, parts }, index) => {
          let top = HEIGHT;
          return (
            <g key={label} opacity={at === undefined || at === index ? 1 : 0.45}>
              <rect x={index * step + GAP / 2} y={HEIGHT - 1} width={step - GAP} height={1} fill="var(--line)" />
              {parts.map(({ color, share }) => {
                const height = share * HEIGHT;
                top -= height;
                return (
                  <rect
                    key={color}
                    x={index * step + GAP / 2}
                    y={top}
                    width={step - GAP}
                    height={height}
                    fill={`var(${color})`}
                  />
                );
              })}
            </g>
          );
        })}
      </svg>
      <p className="num flex justify-between text-xs text-ink-3">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </figure>
  );
}
