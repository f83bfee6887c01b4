import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useIsOnline } from './online.tsx';

export type ButtonKind = 'filled' | 'ghost' | 'light' | 'danger' | 'text';

const KINDS: Record<ButtonKind, string> = {
  filled: 'bg-brand-strong text-on-brand',
  ghost: 'bg-transparent text-brand-strong shadow-[inset_0_0_0_1.5px_var(--line)]',
  light: 'bg-veil text-on-dark',
  danger: 'bg-down-soft text-down',
  text: 'bg-transparent text-brand-strong',
};

/** The look of a button, for links that act as one. */
export function buttonClass(kind: ButtonKind = 'filled', small = false, wide = false): string {
  const size = small ? 'min-h-11 text-s rounded-[10px]' : 'min-h-11.5 text-m rounded-control';
  return `inline-flex items-center justify-center gap-2 text-center font-semibold leading-tight px-4 py-1.5 select-none active:opacity-80 disabled:opacity-50 ${KINDS[kind]} ${size} ${wide ? 'w-full' : ''}`;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  small?: boolean;
  wide?: boolean;
  /** Shows the wheel and ignores presses; the label stays so that the width does not jump. */
  busy?: boolean;
  /** Needs a line to the server, and is disabled without one: unless told otherwise, what submits a form or can be busy. */
  needsLine?: boolean;
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const { kind, small, wide, busy = false, needsLine, className = '', children, onClick, disabled, ...rest } = props;
  const isAct = needsLine ?? (rest.type === 'submit' || props.busy !== undefined);
  const hasLine = useIsOnline();
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || (isAct && !hasLine)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass(kind, small, wide)} ${className}`}
    >
      {busy ? (
        <span aria-hidden className="spin size-4 rounded-full border-2 border-current border-r-transparent" />
      ) : null}
      {children}
    </button>
  );
}
