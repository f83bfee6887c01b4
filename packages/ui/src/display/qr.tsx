export interface QrProps {
  /** The modules of the code, row by row, dark ones true. */
  modules: readonly (readonly boolean[])[];
  label: string;
  size?: number;
}

/** Always dark on white with a quiet zone of four modules: a scanner does not know the theme. */
export function Qr({ modules, label, size = 192 }: QrProps) {
  const side = modules.length + 8;
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="rounded-small"
    >
      <path className="fill-white" d={`M0 0h${side}v${side}H0z`} />
      <path className="fill-code" d={path} />
    </svg>
  );
}
