import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { Icon } from '../display/icon.tsx';
import { FieldHead } from './field-head.tsx';

interface Frame {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FrameProps extends Frame {
  id: string;
  /** Rows that grow (textarea) instead of the fixed control height. */
  tall?: boolean;
  children: ReactNode;
}

/** The label with what is said about the field, and the control. */
function FieldFrame({ id, label, hint, error, tall = false, children }: FrameProps) {
  return (
    <div>
      <FieldHead noteId={`${id}-note`} hint={hint} error={error}>
        <label htmlFor={id}>{label}</label>
      </FieldHead>
      <div
        className={`flex items-center rounded-control bg-surface-2 has-[:focus-visible]:shadow-[inset_0_0_0_2px_var(--brand-strong)] ${tall ? '' : 'h-12'} ${error ? 'shadow-[inset_0_0_0_1.5px_var(--down)]' : 'shadow-line'}`}
      >
        {children}
      </div>
    </div>
  );
}

const CONTROL = 'min-w-0 flex-1 bg-transparent px-3.5 text-ink outline-none focus-visible:shadow-none';

/** The button at the end of a field. */
export function FieldAction({
  label,
  children,
  ...rest
}: {
  label?: string;
  children: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  pressed?: boolean;
}) {
  const { pressed, ...press } = rest;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      {...press}
      className="grid h-12 min-w-12 shrink-0 place-items-center px-3 text-s font-semibold text-brand-strong disabled:text-ink-3"
    >
      {children}
    </button>
  );
}

export interface FieldProps extends Frame, Omit<InputHTMLAttributes<HTMLInputElement>, 'children'> {
  /** After the input: a `FieldAction`, a unit. */
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function Field({ label, hint, error, suffix, id, ...input }: FieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} label={label} hint={hint} error={error}>
      <input
        {...input}
        id={key}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${key}-note`}
        className={`${CONTROL} h-12`}
      />
      {suffix}
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix'> {
  showLabel: string;
  hideLabel: string;
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      data-secret
      type={shown ? 'text' : 'password'}
      suffix={
        <FieldAction label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
        </FieldAction>
      }
    />
  );
}

export interface CodeFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'suffix'> {
  value: string;
  onChange: (digits: string) => void;
  suffix?: ReactNode;
}

/**
 * A numeric code: one real input, so that paste, autofill from a message and screen readers just work. More digits than a code has are
 * left to its rule, which refuses them.
 */
export function CodeField({ value, onChange, ...field }: CodeFieldProps) {
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      {...field}
      value={value}
      onChange={(event) => onChange(event.target.value.normalize('NFKC').replace(/\D/g, ''))}
      style={{ letterSpacing: value ? '0.35em' : 'normal', fontVariantNumeric: 'tabular-nums' }}
    />
  );
}

export interface TextAreaProps extends Frame, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A longer text; the field grows with what is written. */
export function TextArea({ label, hint, error, id, ...area }: TextAreaProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} label={label} hint={hint} error={error} tall>
      <textarea
        rows={3}
        {...area}
        id={key}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${key}-note`}
        className={`${CONTROL} field-sizing-content max-h-48 resize-none py-3`}
      />
    </FieldFrame>
  );
}
