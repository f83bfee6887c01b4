import { Form } from 'antd';
import { type ComponentProps, type ReactNode, createContext, use, useEffect, useId, useState } from 'react';
import { useLeave } from './use-leave.ts';

type Forms = Parameters<NonNullable<ComponentProps<typeof Form.Provider>['onFormChange']>>[1]['forms'];

/** Keeps what is typed and not saved: in forms of the library, and in those with a state of their own. */
interface Unsaved {
  readonly keepForms: (forms: Forms) => void;
  /** Says that something is typed in a form with a state of its own, until the returned function is called. */
  readonly keepOwn: (id: string) => () => void;
  readonly isTyped: () => boolean;
}

function unsavedForms(): Unsaved {
  let known: Forms = {};
  const own = new Set<string>();
  return {
    keepForms: (forms) => {
      known = forms;
    },
    keepOwn: (id) => {
      own.add(id);
      return () => void own.delete(id);
    },
    isTyped: () => own.size > 0 || Object.values(known).some((form) => form.isFieldsTouched()),
  };
}

const UnsavedContext = createContext<Unsaved>(unsavedForms());

/** Tells the drawer or modal around a form with a state of its own that something is typed there and not saved. */
export function useUnsaved(isTyped: boolean): void {
  const { keepOwn } = use(UnsavedContext);
  const id = useId();
  useEffect(() => (isTyped ? keepOwn(id) : undefined), [keepOwn, id, isTyped]);
}

/** What is typed inside, and closing that asks first if something is. */
export function useUnsavedForms(onClose: () => void): { readonly unsaved: Unsaved; readonly leave: () => void } {
  const [unsaved] = useState(unsavedForms);
  const ask = useLeave();
  return { unsaved, leave: () => ask(unsaved.isTyped(), onClose) };
}

/** Keeps track of the forms inside. */
export function UnsavedForms({ unsaved, children }: { readonly unsaved: Unsaved; readonly children: ReactNode }) {
  return (
    <UnsavedContext value={unsaved}>
      <Form.Provider onFormChange={(_, { forms }) => unsaved.keepForms(forms)}>{children}</Form.Provider>
    </UnsavedContext>
  );
}
