import { RefusedError } from '@greenhall/client/refused';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { errorText } from '../request/errors.ts';

/** The field that each refusal belongs to. */
export type RefusalPlaces<F extends FieldValues> = Partial<Record<RefusalName, FieldPath<F>>>;

/** Shows a refusal at the field it belongs to; false if it belongs to none. */
export async function placeRefusal<F extends FieldValues>(
  setError: UseFormSetError<F>,
  error: unknown,
  places: RefusalPlaces<F>,
): Promise<boolean> {
  const field = error instanceof RefusedError && error.refusal ? places[error.refusal] : undefined;
  if (!field) return false;
  setError(field, { message: await errorText(error) }, { shouldFocus: true });
  return true;
}
