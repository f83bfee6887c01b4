import { useId } from 'react';

interface GroupOption {
  readonly value: string;
  readonly label: string;
  /** Drawn as one that cannot be had now; it can be chosen nevertheless. */
  readonly isOut?: boolean;
  /** What is spoken after the label. */
  readonly note?: string;
}

interface OptionGroupProps {
  label: string;
  /** Whether the label is shown above or only spoken. */
  titled?: boolean;
  options: readonly GroupOption[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** A group of radio buttons as chips that wrap, each large enough for a thumb. */
export function OptionGroup({ label, titled = false, options, value, onChange }: OptionGroupProps) {
  const name = useId();
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className={titled ? 'mb-1.5 p-0 text-s font-medium text-ink-2' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={`grid min-h-11 min-w-11 max-w-full place-items-center rounded-control bg-surface px-3.5 text-center text-s leading-tight wrap-anywhere has-checked:bg-chosen has-checked:font-semibold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong ${option.isOut ? 'border border-dashed border-line text-ink-3' : 'text-ink-2 shadow-line'}`}
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.note ? <span className="sr-only"> · {option.note}</span> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
