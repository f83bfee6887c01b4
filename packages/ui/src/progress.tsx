export interface ProgressProps {
  label: string;
  /** Parts of the whole in percent, drawn one after the other. */
  parts: readonly number[];
  onDark?: boolean;
}

const INKS = ['bg-brand', 'bg-gold', 'bg-brand opacity-60'];

export function Progress({ label, parts, onDark = false }: ProgressProps) {
  const total = Math.min(100, Math.round(parts.reduce((sum, part) => sum + part, 0)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={total}
      className={`flex h-2 overflow-hidden rounded-full ${onDark ? 'bg-veil' : 'bg-line'}`}
    >
      {parts.map((part, index) => (
        <span key={index} style={{ width: `${part}%` }} className={INKS[index % INKS.length]} />
      ))}
    </div>
  );
}
