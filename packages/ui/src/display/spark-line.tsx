const WIDTH = 320;
const HEIGHT = 40;
const PAD = 3;

/**
 * A line over time as a glance, on a hero, whose points are heights between 0 and 1. Its figures stand on the screen that it
 * leads to, so that it is silent itself.
 */
export function SparkLine({ heights }: { heights: readonly number[] }) {
  const last = Math.max(1, heights.length - 1);
  const points = heights.map((height, index) => {
    const x = PAD + (index / last) * (WIDTH - 2 * PAD);
    return `${x.toFixed(1)} ${(PAD + (1 - height) * (HEIGHT - 2 * PAD)).toFixed(1)}`;
  });
  const end = points.at(-1)?.split(' ');
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="block h-10 w-full">
      <path
        d={`M${points.join('L')}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
      {end ? <circle cx={end[0]} cy={end[1]} r={3} fill="currentColor" /> : null}
    </svg>
  );
}
