export interface SwitchProps {
  label: string;
  note?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, note, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-3 py-1">
      <span>
        {label}
        {note ? <span className="block text-s text-ink-3">{note}</span> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full bg-ink-3 transition-colors before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-transform checked:bg-brand-strong checked:before:translate-x-5 disabled:opacity-50"
      />
    </label>
  );
}
