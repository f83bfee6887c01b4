import type { Amount } from '@greenhall/domain/shared/money';
import { useRead } from '../../../kit/use-read.ts';
import { microOf } from './amounts.tsx';

/** Up to which sum one operator decides without another; nothing until it has been read. */
export function useSingleOperatorLimit(): Amount<'mey'> | undefined {
  const { data } = useRead('admin.parameters', {});
  const found = data?.items.find(({ name }) => name === 'shopAlone');
  return found && microOf(found.now.value);
}
