import { useId } from 'react';
import type { Option } from './segmented.tsx';

export interface ChipChoiceProps<T extends string> {
  label: string;
  /** Whether the label is shown above or only spoken. */
  titled?: boolean;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice of several as chips that wrap: real radio buttons under the look. */
export function ChipChoice<T extends string>({ label, titled = false, options, value, onChange }: ChipChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
      <legend className={titled ? 'mb-1.5 p-0 text-s font-medium text-ink-2' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-9 min-w-11 place-items-center rounded-full after:absolute after:inset-x-0 after:-inset-y-1 bg-surface px-3.25 text-s text-ink-2 shadow-line has-checked:bg-chosen has-checked:font-semibold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
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
    </fieldset>
  );
}
