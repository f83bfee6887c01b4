import { useState } from 'react';
import { Icon } from '../display/icon.tsx';

export interface NumberStepperProps {
  /** The spoken name of the number. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

/** What is focused stays above a bar at the bottom of its screen. */
const ABOVE_BAR = 'scroll-mb-24';
const STEP = `${ABOVE_BAR} grid size-11 shrink-0 place-items-center text-brand-strong disabled:text-ink-3 disabled:opacity-50`;

/** A whole number between two bounds, typed or changed by one: a spin button with visible ends. */
export function NumberStepper({ label, lessLabel, moreLabel, value, min = 1, max, onChange }: NumberStepperProps) {
  const [typed, setTyped] = useState<string>();
  const set = (next: number) => onChange(Math.min(Math.max(next, min), Math.max(max, min)));
  const take = () => {
    const number = Number.parseInt(typed ?? '', 10);
    if (typed !== undefined && Number.isSafeInteger(number) && number !== value) set(number);
    setTyped(undefined);
  };
  return (
    <div className="flex w-fit items-center rounded-control bg-surface-2 shadow-line">
      <button
        type="button"
        aria-label={lessLabel}
        disabled={value <= min}
        onClick={() => set(value - 1)}
        className={STEP}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={Math.max(max, min)}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={take}
        onKeyDown={(event) => {
          const { key } = event;
          if (key === 'Enter') take();
          if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
          event.preventDefault();
          set(key === 'ArrowUp' ? value + 1 : value - 1);
        }}
        className={`${ABOVE_BAR} num size-11 bg-transparent text-center font-semibold text-ink`}
      />
      <button
        type="button"
        aria-label={moreLabel}
        disabled={value >= max}
        onClick={() => set(value + 1)}
        className={STEP}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
