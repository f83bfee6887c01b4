import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Link } from './kinds.ts';

/** Ends a binding once the member has confirmed it. */
export function useUnbind({ id, name }: Link): { readonly unbind: () => void; readonly isUnderWay: boolean } {
  const { t } = useTexts();
  const end = useWrite('network.endLink', id);
  const unbind = () =>
    confirmThenMove({
      title: t('network.linkEnd'),
      html: t.html('network.linkEndAsk', { name }),
      confirmText: t('network.linkEnd'),
      move: () => end.mutateAsync({ params: { id }, body: {} }),
    });
  return { unbind, isUnderWay: end.isPending };
}
