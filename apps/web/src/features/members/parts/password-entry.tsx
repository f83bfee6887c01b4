import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { EntryInside, entryClass } from './entry.tsx';

/** The entry that leads to both passwords. */
export function PasswordEntry() {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <li>
      <button type="button" onClick={() => setShow(true)} className={entryClass}>
        <EntryInside icon="key" label={t('members.password')} />
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('members.whichPassword')}>
        <CellList label={t('members.whichPassword')}>
          <li>
            <AppLink to={links.loginPassword()} className={cellClass}>
              <Cell title={t('members.loginPassword')} arrow />
            </AppLink>
          </li>
          <li>
            <AppLink to={links.payPassword()} className={cellClass}>
              <Cell title={t('members.payPassword')} arrow />
            </AppLink>
          </li>
        </CellList>
      </LazySheet>
    </li>
  );
}
