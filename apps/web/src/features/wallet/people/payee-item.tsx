import { Avatar } from '@greenhall/ui/display/avatar';
import { Icon } from '@greenhall/ui/display/icon';
import type { ReactNode } from 'react';
import { openModal, toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

export interface PayeeItemProps {
  /** What removes it: from those that are saved, or from those paid last. */
  route: 'wallet.removePayee' | 'wallet.removeRecentPayee';
  id: string;
  /** The username as the member sees it, from which the mark is drawn. */
  name: string;
  title: string;
  note: string;
  nickname: string | null;
  /** What the press beside it does to the name. */
  edit: string;
  onChoose: () => void;
  onEdit: () => void;
  /** The form for the name, while it is open. */
  children: ReactNode;
}

/** Asks, then removes a payee from its list. */
function useRemove({ route, id, title }: Pick<PayeeItemProps, 'route' | 'id' | 'title'>): () => void {
  const { t } = useTexts();
  const removeSaved = useWrite('wallet.removePayee', id);
  const removeRecent = useWrite('wallet.removeRecentPayee', id);
  const send = () =>
    route === 'wallet.removePayee'
      ? removeSaved.mutateAsync({ params: { id } })
      : removeRecent.mutateAsync({ params: { transfer: id } });
  return () =>
    openModal({
      title: t('people.remove'),
      html: t.html('people.removeAsk', { name: title }),
      confirmText: t('people.remove'),
      onConfirm: async (hide) => {
        await send();
        hide();
        toast(t('people.removed'), 'success');
      },
    });
}

const PRESS = 'grid size-11 shrink-0 place-items-center rounded-full text-ink-2';

/** One payee: chosen by a press, named and removed by those beside it. */
export function PayeeItem({ title, note, name, nickname, edit, onChoose, onEdit, children, ...of }: PayeeItemProps) {
  const { t } = useTexts();
  const remove = useRemove({ ...of, title });
  return (
    <li className="border-t border-line py-1 first:border-t-0">
      <div className="flex items-center gap-1">
        <button type="button" onClick={onChoose} className="flex min-h-13 min-w-0 flex-1 items-center gap-3 text-left">
          <Avatar name={name} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{title}</span>
            <span className="block text-s text-ink-3 wrap-anywhere">
              {nickname ? `${note} · ${t('wallet.callsItself', { nickname })}` : note}
            </span>
          </span>
        </button>
        <button type="button" aria-label={`${edit}: ${title}`} onClick={onEdit} className={PRESS}>
          <Icon name="pen" size={18} />
        </button>
        <button type="button" aria-label={`${t('people.remove')}: ${title}`} onClick={remove} className={PRESS}>
          <Icon name="trash" size={18} />
        </button>
      </div>
      {children}
    </li>
  );
}
