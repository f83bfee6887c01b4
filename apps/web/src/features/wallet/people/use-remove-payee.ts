import { openModal, toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** A payee in one of the two lists: by its own number, or by the last transfer to it. */
export interface ListedPayee {
  readonly list: 'saved' | 'recent';
  readonly id: string;
}

/** Asks, then removes a payee from its list. */
export function useRemovePayee({ list, id }: ListedPayee, name: string): () => void {
  const { t } = useTexts();
  const removeSaved = useWrite('wallet.removePayee', id);
  const removeRecent = useWrite('wallet.removeRecentPayee', id);
  return () =>
    openModal({
      title: t('people.remove'),
      html: t.html('people.removeAsk', { name }),
      confirmText: t('people.remove'),
      onConfirm: async (hide) => {
        if (list === 'saved') await removeSaved.mutateAsync({ params: { id } });
        else await removeRecent.mutateAsync({ params: { transfer: id } });
        hide();
        toast(t('people.removed'), 'success');
      },
    });
}
