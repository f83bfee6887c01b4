import { FieldHead } from '@greenhall/ui/form/field-head';
import { type ReactNode, useId } from 'react';
import { PictureInput } from './picture-input.tsx';

interface PictureFieldProps {
  label: string;
  /** What is wrong; it stands in the place of the hint. */
  error: string | undefined;
  hint?: string | undefined;
  onPicture: (picture: File | undefined) => void;
  /** What stands in the frame: the picture, and what a press does. */
  children: ReactNode;
}

/** A frame that a press fills with a picture, under its label and above its note. */
export function PictureField({ label, error, hint, onPicture, children }: PictureFieldProps) {
  const id = useId();
  return (
    <div>
      <FieldHead noteId={`${id}-note`} hint={hint} error={error}>
        <label htmlFor={id}>{label}</label>
      </FieldHead>
      <PictureInput
        id={id}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        onPicture={onPicture}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={`grid min-h-24 place-items-center overflow-hidden rounded-control bg-surface-2 p-3 text-s font-semibold text-brand-strong peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong ${error ? 'shadow-[inset_0_0_0_1.5px_var(--down)]' : 'shadow-line'}`}
      >
        {children}
      </label>
    </div>
  );
}
