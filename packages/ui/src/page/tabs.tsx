import { useId } from 'react';
import type { Option } from '../form/segmented.tsx';

export interface TabsProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice of views in one line that scrolls sideways: real radio buttons under the look. */
export function Tabs<T extends string>({ label, options, value, onChange }: TabsProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="-mx-4 flex gap-5 overflow-x-auto px-4 [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-11 shrink-0 place-items-center text-m whitespace-nowrap text-ink-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-full has-checked:font-semibold has-checked:text-ink has-checked:after:bg-brand has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 opacity-0"
            checked={option.value === value}
            onChange={(event) => {
              event.target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              onChange(option.value);
            }}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
