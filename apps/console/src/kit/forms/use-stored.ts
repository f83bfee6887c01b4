import type { FormInstance } from 'antd';
import { useEffect, useRef } from 'react';

interface Stored<V> {
  /** The version that the form shows, which a write of it carries. */
  readonly version: () => V;
  /** Shows what is stored now in place of what is typed. */
  readonly show: () => void;
  /** What was typed is stored: the form follows what is stored again. */
  readonly saved: () => void;
}

/**
 * Lets a form that stays open follow what is stored: a later version is shown as long as nothing is typed, in its fields or
 * beside them.
 */
export function useStored<T, V extends string | number>(
  form: FormInstance<T>,
  version: V,
  isTypedBeside = false,
): Stored<V> {
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version || isTypedBeside || form.isFieldsTouched()) return;
    shown.current = version;
    form.resetFields();
  }, [form, version, isTypedBeside]);
  return {
    version: () => shown.current,
    show: () => {
      shown.current = version;
      form.resetFields();
    },
    saved: () => {
      // The library's own names of the fields, which its types do not take back.
      const untouched = form.getFieldsError().map(({ name }) => ({ name, touched: false }));
      form.setFields(untouched as Parameters<typeof form.setFields>[0]);
    },
  };
}
