import type { InputHTMLAttributes } from 'react';

const TRACK =
  '[&::-webkit-slider-runnable-track]:h-11 [&::-webkit-slider-runnable-track]:rounded-control [&::-webkit-slider-runnable-track]:bg-surface-2 [&::-webkit-slider-runnable-track]:shadow-line [&::-moz-range-track]:h-11 [&::-moz-range-track]:rounded-control [&::-moz-range-track]:bg-surface-2 [&::-moz-range-track]:shadow-line';
const THUMB =
  '[&::-webkit-slider-thumb]:h-11 [&::-webkit-slider-thumb]:w-13 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-control [&::-webkit-slider-thumb]:bg-brand-strong [&::-moz-range-thumb]:h-11 [&::-moz-range-thumb]:w-13 [&::-moz-range-thumb]:rounded-control [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-brand-strong';

export interface SliderProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'onChange'> {
  /** Spoken name. */
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A range input with a thumb that a finger can hold; keys move it as everywhere. */
export function Slider({ label, onChange, ...input }: SliderProps) {
  return (
    <input
      {...input}
      type="range"
      aria-label={label}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className={`block h-11 w-full touch-none appearance-none rounded-control bg-transparent disabled:opacity-50 ${TRACK} ${THUMB}`}
    />
  );
}
