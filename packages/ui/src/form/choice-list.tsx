import { Icon } from '../display/icon.tsx';
import type { Option } from './segmented.tsx';

export interface Choice<T extends string> extends Option<T> {
  note?: string;
  /** Language of the label when it is not the page's. */
  lang?: string;
  disabled?: boolean;
}

export interface ChoiceListProps<T extends string> {
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
}

/** Rows of which one is chosen: the inside of a select's sheet. */
export function ChoiceList<T extends string>({ choices, value, onChange }: ChoiceListProps<T>) {
  return (
    <ul className="m-0 list-none p-0">
      {choices.map((choice) => (
        <li key={choice.value}>
          <button
            type="button"
            lang={choice.lang}
            disabled={choice.disabled}
            aria-pressed={choice.value === value}
            onClick={() => onChange(choice.value)}
            className="flex min-h-12 w-full items-center gap-3 border-t border-line py-2 text-left disabled:opacity-50 [li:first-child>&]:border-t-0 aria-pressed:font-semibold aria-pressed:text-brand-strong"
          >
            <span className="flex-1">
              {choice.label}
              {choice.note ? <span className="block text-s font-normal text-ink-3">{choice.note}</span> : null}
            </span>
            {choice.value === value ? <Icon name="check" size={20} /> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
