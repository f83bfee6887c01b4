import type { Reply } from '@greenhall/client/ask';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { LIVE_POLL_MS, useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { OpenAccountSheet } from '../parts/open-account-sheet.tsx';
import { signInByCode } from '../parts/sign-in-by-code.ts';

type Account = Reply<'network.ownAccounts'>['items'][number];
const TONES: Readonly<Record<Account['status'], Tone>> = { pending: 'warn', active: 'up', closed: 'neutral' };
const STATUS = { pending: 'home.pending', active: 'members.active', closed: 'home.closed' } as const;

/** From a reinvestment account to its main account, by a code that works once. */
function ToParent() {
  const { t } = useTexts();
  const write = useWrite('network.parentHandOff');
  const failure = useErrorText(write.error);
  const enter = () => write.mutate({ body: {} }, { onSuccess: ({ code }) => signInByCode(code) });
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-s text-ink-2">{t('stock.futouParentNote')}</p>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button wide busy={write.isPending} onClick={enter}>
        {t('stock.futouParent')}
      </Button>
    </Card>
  );
}

/** Reinvestment accounts: further nodes of the same owner. */
export default function FutouScreen() {
  const { t, day } = useTexts();
  const accounts = useRead('network.ownAccounts', {}, { every: LIVE_POLL_MS });
  const [show, setShow] = useState(false);
  return (
    <Page>
      <Notice>{t('stock.futouNote')}</Notice>
      <ReadView query={accounts}>
        {({ isReinvestmentAccount, items }) => (
          <>
            {isReinvestmentAccount ? <ToParent /> : null}
            {items.length === 0 ? (
              <EmptyState icon="tree" title={t('stock.futouEmpty')} />
            ) : (
              <Card dense>
                <CellList label={t('stock.futouTitle')}>
                  {items.map((account) => (
                    <CellRow
                      key={account.id}
                      title={account.userid}
                      note={`${account.id} · ${account.contact} ${account.zone} · ${day(account.joinedAt)}`}
                      value={account.level > 0 ? `V${account.level}` : '—'}
                      valueNote={<Chip tone={TONES[account.status]}>{t(STATUS[account.status])}</Chip>}
                    />
                  ))}
                </CellList>
              </Card>
            )}
            {isReinvestmentAccount ? null : (
              <Button wide onClick={() => setShow(true)}>
                {t('stock.futouOpen')}
              </Button>
            )}
          </>
        )}
      </ReadView>
      <OpenAccountSheet show={show} onUpdateShow={setShow} />
    </Page>
  );
}
