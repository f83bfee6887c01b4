const [WIDTH, HEIGHT, GAP] = [300, 56, 2];
/** Bars are drawn in whole parts of this height, so that amounts of any size stay exact until they are drawn. */
const PARTS = 1_000n;

/** Days as bars; the last one, which is under way, is lighter. What they say is said by `label`, and in full by a table. */
export function DayChart({ label, values }: { readonly label: string; readonly values: readonly bigint[] }) {
  const most = values.reduce((highest, value) => (value > highest ? value : highest), 0n);
  const step = WIDTH / values.length;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-14 w-full"
    >
      <rect x={0} y={HEIGHT - 1} width={WIDTH} height={1} fill="var(--line)" />
      {values.map((value, at) => {
        const height = most === 0n ? 0 : (Number((value * PARTS) / most) / Number(PARTS)) * (HEIGHT - 1);
        return (
          <rect
            key={at * step}
            x={at * step + GAP / 2}
            y={HEIGHT - 1 - height}
            width={step - GAP}
            height={height}
            fill="var(--brand)"
            opacity={at === values.length - 1 ? 0.5 : 1}
          />
        );
      })}
    </svg>
  );
}
