import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface CheckboxProps {
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function Checkbox({ checked, disabled = false, onChange, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-s text-ink-2">
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 appearance-none rounded-[7px] bg-surface-2 shadow-[inset_0_0_0_1.5px_var(--ink-3)] checked:bg-brand-strong checked:shadow-none disabled:opacity-50"
        />
        <Icon
          name="check"
          size={16}
          className="pointer-events-none relative text-on-brand opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span>{children}</span>
    </label>
  );
}
