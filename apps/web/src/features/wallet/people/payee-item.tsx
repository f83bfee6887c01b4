import { Avatar } from '@greenhall/ui/display/avatar';
import { Icon } from '@greenhall/ui/display/icon';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import { type ListedPayee, useRemovePayee } from './use-remove-payee.ts';

export interface PayeeItemProps {
  /** Where it stands, and its number there. */
  of: ListedPayee;
  /** The username as the member sees it, from which the mark is drawn. */
  name: string;
  title: string;
  note: string;
  nickname: string | null;
  onChoose: () => void;
  onEdit: () => void;
  /** The form for the name, while it is open. */
  children: ReactNode;
}

const PRESS = 'grid size-11 shrink-0 place-items-center rounded-full text-ink-2';

/** One payee: chosen by a press, named and removed by those beside it. */
export function PayeeItem({ of, title, note, name, nickname, onChoose, onEdit, children }: PayeeItemProps) {
  const { t } = useTexts();
  const remove = useRemovePayee(of, title);
  const edit = of.list === 'saved' ? 'people.renameOf' : 'people.saveOf';
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
        <button type="button" aria-label={t(edit, { name: title })} onClick={onEdit} className={PRESS}>
          <Icon name="pen" size={18} />
        </button>
        <button type="button" aria-label={t('people.removeOf', { name: title })} onClick={remove} className={PRESS}>
          <Icon name="trash" size={18} />
        </button>
      </div>
      {children}
    </li>
  );
}
