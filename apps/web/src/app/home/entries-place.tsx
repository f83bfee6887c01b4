import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useRead } from '../../shared/request/use-read.ts';

/** The place of the entries. While the next step above is unknown they have none: its card would push them away. */
export function EntriesPlace() {
  const { isPending } = useRead('members.nextStep', {});
  return isPending ? null : <Skeleton className="h-46 w-full" />;
}
