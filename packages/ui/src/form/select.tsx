import { lazy, Suspense, useId, useState } from 'react';
import { type Choice, ChoiceList } from './choice-list.tsx';
import { Field } from './field.tsx';
import { FieldHead } from './field-head.tsx';
import { Icon } from '../display/icon.tsx';

const Sheet = lazy(() => import('../overlay/sheet.tsx').then((module) => ({ default: module.Sheet })));

export interface SelectProps<T extends string> {
  label: string;
  placeholder: string;
  closeLabel: string;
  choices: readonly Choice<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  error?: string | undefined;
  hint?: string | undefined;
  /** Label of the field that narrows a long list; without it there is none. */
  searchLabel?: string;
}

/** Whether a label holds what was typed, whatever its case or accents. */
function holds(label: string, typed: string): boolean {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(label).includes(plain(typed.trim()));
}

/** A field that opens its choices in a bottom sheet; the sheet is loaded at the first press. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, placeholder, closeLabel, choices, value, onChange, error, hint, searchLabel } = props;
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [show, setShow] = useState(false);
  const [typed, setTyped] = useState('');
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div>
      <FieldHead noteId={`${id}-note`} hint={hint} error={error}>
        <span id={`${id}-label`}>{label}</span>
      </FieldHead>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-expanded={show}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={`${id}-note`}
        onClick={() => {
          setTyped('');
          setOpened(true);
          setShow(true);
        }}
        className={`flex min-h-12 w-full items-center justify-between gap-3 rounded-control bg-surface-2 px-3.5 text-left ${error ? 'shadow-[inset_0_0_0_1.5px_var(--down)]' : 'shadow-line'}`}
      >
        <span className={`min-w-0 truncate ${chosen ? '' : 'text-ink-3'}`}>{chosen?.label ?? placeholder}</span>
        <Icon name="expand" size={18} className="text-ink-3" />
      </button>
      {opened ? (
        <Suspense>
          <Sheet show={show} onUpdateShow={setShow} title={label} closeLabel={closeLabel}>
            {searchLabel ? (
              <Field
                label={searchLabel}
                type="search"
                autoComplete="off"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            ) : null}
            <ChoiceList
              choices={searchLabel ? choices.filter((choice) => holds(choice.label, typed)) : choices}
              value={value}
              onChange={(next) => {
                onChange(next);
                setShow(false);
              }}
            />
          </Sheet>
        </Suspense>
      ) : null}
    </div>
  );
}
