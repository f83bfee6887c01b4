import {
  Field as PlainField,
  type FieldProps as PlainFieldProps,
  TextArea as PlainTextArea,
  type TextAreaProps as PlainTextAreaProps,
} from '@greenhall/ui/form/field';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useTexts } from '../text/texts.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The longest text that the rule of a field allows, in characters. */
interface Longest {
  longest?: number;
}

/**
 * What is typed or pasted is never cut: another text could be as valid as the one that was meant. A text that is too long says so at
 * its field, and the form around it is not sent.
 */
export function useLongest<T extends Control>(longest: number | undefined, ref?: Ref<T>) {
  const { t } = useTexts();
  const control = useRef<T>(null);
  const [isTooLong, setTooLong] = useState(false);
  const look = () => {
    const isOver = longest !== undefined && (control.current?.value.trim().length ?? 0) > longest;
    setTooLong(isOver);
    return isOver;
  };
  useEffect(() => {
    const form = control.current?.form;
    // Before React hears of it.
    const hold = (event: Event) => {
      if (!look()) return;
      event.preventDefault();
      event.stopPropagation();
      control.current?.focus();
    };
    form?.addEventListener('submit', hold);
    return () => form?.removeEventListener('submit', hold);
  });
  // Whoever asks for the element, such as a form, gets it too.
  useImperativeHandle(ref, () => control.current as T);
  return { control, look, error: isTooLong ? t('common.tooLong', { max: String(longest) }) : undefined };
}

export function Field({ longest, ref, error, onChange, ...field }: PlainFieldProps & Longest) {
  const { control, look, error: tooLong } = useLongest(longest, ref);
  return (
    <PlainField
      {...field}
      ref={control}
      error={tooLong ?? error}
      onChange={(event) => {
        look();
        onChange?.(event);
      }}
    />
  );
}

export function TextArea({ longest, ref, error, onChange, ...area }: PlainTextAreaProps & Longest) {
  const { control, look, error: tooLong } = useLongest(longest, ref);
  return (
    <PlainTextArea
      {...area}
      ref={control}
      error={tooLong ?? error}
      onChange={(event) => {
        look();
        onChange?.(event);
      }}
    />
  );
}
