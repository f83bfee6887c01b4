import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Option } from './segmented.tsx';

export interface TabsProps<T extends string> {
  label: string;
  tabs: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Underlined tabs that scroll sideways when they do not fit; arrow keys, Home and End move between them. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const here = tabs.findIndex((tab) => tab.value === value);
    const there = Math.min(tabs.length - 1, Math.max(0, here + step));
    const next = tabs[there];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[there]?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={move}
        className="-mx-1 flex gap-4.5 overflow-x-auto px-1 [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className="shrink-0 border-b-3 border-transparent pt-1 pb-1.5 text-[14px] font-semibold whitespace-nowrap text-ink-2 aria-selected:border-brand aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="flex flex-col gap-3">
        {children}
      </div>
    </>
  );
}
