import { sidesOf } from '@greenhall/domain/verification/document';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useWrite } from '../../../shared/request/use-write.ts';
import type { Details } from './kinds.ts';
import type { usePictures } from './use-pictures.ts';

/** Saves what is filled in with its pictures, and submits it. */
export function useDocument(form: UseFormReturn<Details>, pictures: ReturnType<typeof usePictures>) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const save = useWrite('verification.save');
  const submit = useWrite('verification.submit');
  /** Whether it was done; what came before a failure stays saved. */
  const keep = async (act: 'save' | 'submit'): Promise<boolean> => {
    const body = form.getValues();
    setBusy(true);
    setError(null);
    try {
      await save.mutateAsync({ body });
      await pictures.send(sidesOf(body.type));
      if (act === 'submit') await submit.mutateAsync({ body: {} });
      return true;
    } catch (failure) {
      setError(failure as Error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { keep, isBusy, error };
}
