import { useEffect, useId, useRef } from 'react';
import type { Option } from '../form/segmented.tsx';

export interface TabsProps<T extends string> {
  label: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/**
 * A choice of views in one line that scrolls sideways: real radio buttons under the look. The line fades at its edges, so
 * that one sees that it goes on, and the chosen view is in it.
 */
export function Tabs<T extends string>({ label, options, value, onChange }: TabsProps<T>) {
  const name = useId();
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = strip.current?.querySelector('input:checked')?.parentElement;
    // Not `scrollIntoView`, which would move the page as well.
    if (chosen)
      strip.current?.scrollTo({ left: chosen.offsetLeft + (chosen.clientWidth - strip.current.clientWidth) / 2 });
  }, [value]);
  return (
    <div
      ref={strip}
      role="radiogroup"
      aria-label={label}
      className="relative -mx-4 flex gap-5 overflow-x-auto pr-8 pl-4 mask-[linear-gradient(to_right,transparent,#000_1rem,#000_calc(100%-2rem),transparent)] [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative grid min-h-11 min-w-11 shrink-0 place-items-center text-m whitespace-nowrap text-ink-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.75 after:rounded-full has-checked:font-semibold has-checked:text-ink has-checked:after:bg-brand has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 opacity-0"
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
