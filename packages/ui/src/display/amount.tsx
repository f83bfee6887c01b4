export interface AmountProps {
  /** The figure, already in the reader's notation. */
  text: string;
  unit?: string;
  /** Colours a gain or a loss. */
  sign?: 'up' | 'down';
  className?: string;
}

export function Amount({ text, unit, sign, className = '' }: AmountProps) {
  const tone = sign === 'up' ? 'text-up' : sign === 'down' ? 'text-down' : '';
  return (
    <span className={`num font-semibold whitespace-nowrap ${tone} ${className}`}>
      {text}
      {unit ? <span className="ml-1 text-s font-medium text-ink-3">{unit}</span> : null}
    </span>
  );
}
