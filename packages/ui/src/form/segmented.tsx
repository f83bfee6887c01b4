import { useId } from 'react';

export interface Option<T extends string> {
  value: T;
  label: string;
}

export interface SegmentedProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice of a few, all in sight: real radio buttons under the look. */
export function Segmented<T extends string>({ label, options, value, onChange }: SegmentedProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid auto-cols-fr grid-flow-col rounded-control bg-surface shadow-line"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-11 place-items-center rounded-control border-4 border-transparent bg-clip-padding text-center text-s leading-tight wrap-anywhere font-medium text-ink-2 has-checked:bg-chosen has-checked:font-semibold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
