import type { Reply } from '@greenhall/client/route-input';
import { Avatar } from '@greenhall/ui/display/avatar';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MaskedPayee } from './masked-payee.ts';

const SHOWN = 5;

/** Those that were paid last, whether they are saved or not, the latest first. */
function lastPaid({ saved, recent }: Reply<'wallet.payees'>) {
  const known = [
    ...saved.map(({ id, label, paidAt, ...payee }) => ({ ...payee, saved: id, again: '', title: label, at: paidAt })),
    ...recent.map(({ transfer, ...payee }) => ({ ...payee, saved: '', again: transfer, title: payee.name })),
  ];
  return known
    .flatMap(({ at, ...payee }) => (at === null ? [] : [{ ...payee, at }]))
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
}

interface LastPayeesProps {
  onChosen: (payee: MaskedPayee, isMasked: boolean) => void;
}

/** The payees that were paid last, each chosen by one press. */
export default function LastPayees({ onChosen }: LastPayeesProps) {
  const { t } = useTexts();
  const { data, isPending } = useRead('wallet.payees', {});
  if (isPending) return <div className="h-19" />;
  const payees = data ? lastPaid(data) : [];
  // The place is kept, or the form would move under a press.
  if (payees.length === 0)
    return <p className="flex min-h-19 items-center text-s text-ink-3">{t('people.noneNote')}</p>;
  return (
    <ul aria-label={t('people.recent')} className="m-0 grid list-none grid-cols-5 gap-1 p-0">
      {payees.map(({ title, isMasked, saved, again, name, nickname }) => (
        <li key={`${saved} ${again}`} className="min-w-0">
          <button
            type="button"
            className="flex min-h-19 w-full flex-col items-center gap-1"
            onClick={() => onChosen({ saved, again, name, nickname: nickname ?? '' }, isMasked)}
          >
            <Avatar name={name} size={48} />
            <span className="w-full truncate text-center text-xs text-ink-2">{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
