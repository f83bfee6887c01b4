import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Fold } from '@greenhall/ui/page/fold';
import { useState } from 'react';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AddPayee } from './add-payee.tsx';
import { LabelForm } from './label-form.tsx';
import type { MaskedPayee } from './masked-payee.ts';
import { PayeeItem } from './payee-item.tsx';

export interface PayeeListsProps {
  onChosen: (payee: MaskedPayee, isMasked: boolean) => void;
}

const LIST = 'm-0 flex list-none flex-col p-0';

/** The payees that are saved, and those that were paid last besides. */
export default function PayeeLists({ onChosen }: PayeeListsProps) {
  const { t, relative } = useTexts();
  const query = useRead('wallet.payees', {});
  const [edited, setEdited] = useState('');
  const done = () => setEdited('');
  return (
    <div className="flex flex-col gap-4 pt-1 pb-4">
      <ReadView query={query}>
        {({ saved, recent }) => (
          <>
            {saved.length + recent.length === 0 ? (
              <EmptyState icon="users" title={t('people.none')} note={t('people.noneNote')} />
            ) : null}
            {saved.length > 0 ? (
              <section>
                <h3 className="text-s font-medium text-ink-2">{t('people.saved')}</h3>
                <ul className={LIST} aria-label={t('people.saved')}>
                  {saved.map(({ id, label, name, nickname, isMasked }) => (
                    <PayeeItem
                      key={id}
                      of={{ list: 'saved', id }}
                      name={name}
                      title={label}
                      note={name}
                      nickname={nickname}
                      onChoose={() => onChosen({ saved: id, again: '', name, nickname: nickname ?? '' }, isMasked)}
                      onEdit={() => setEdited(id)}
                    >
                      {edited === id ? <LabelForm saved={{ id, label }} onDone={done} /> : null}
                    </PayeeItem>
                  ))}
                </ul>
              </section>
            ) : null}
            {recent.length > 0 ? (
              <section>
                <h3 className="text-s font-medium text-ink-2">{t('people.recent')}</h3>
                <ul className={LIST} aria-label={t('people.recent')}>
                  {recent.map(({ transfer, at, name, nickname, isMasked }) => (
                    <PayeeItem
                      key={transfer}
                      of={{ list: 'recent', id: transfer }}
                      name={name}
                      title={name}
                      note={relative(at)}
                      nickname={nickname}
                      onChoose={() =>
                        onChosen({ saved: '', again: transfer, name, nickname: nickname ?? '' }, isMasked)
                      }
                      onEdit={() => setEdited(`of ${transfer}`)}
                    >
                      {edited === `of ${transfer}` ? <LabelForm again={transfer} onDone={done} /> : null}
                    </PayeeItem>
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        )}
      </ReadView>
      <Fold title={t('people.add')}>
        <AddPayee />
      </Fold>
    </div>
  );
}
