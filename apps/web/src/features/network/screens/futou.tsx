import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellButton, CellList, CellRow } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useRepeatable, useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AccountSheet, type MyAccount } from '../reinvestment/account-sheet.tsx';
import { ACCOUNT_STATES } from '../reinvestment/account-states.ts';
import { signInByCode } from '../parts/sign-in-by-code.ts';

const OpenAccountSheet = lazy(() =>
  import('../reinvestment/open-account-sheet.tsx').then((module) => ({ default: module.OpenAccountSheet })),
);

/** From a reinvestment account to its main account, by a code that works once; or that this is not allowed. */
function ToParent({ mayEnter }: { mayEnter: boolean }) {
  const { t } = useTexts();
  const write = useRepeatable('network.parentHandOff');
  const failure = useErrorText(write.error);
  const enter = () => write.mutate({ body: {} }, { onSuccess: ({ code }) => signInByCode(code) });
  if (!mayEnter) return <Notice>{t('stock.futouParentClosed')}</Notice>;
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

/** Lets all accounts that may not yet sign in to the main account at once. */
function AllowAll({ accounts }: { accounts: readonly MyAccount[] }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const allow = useWrite('network.allowNodes');
  return (
    <>
      <Button kind="ghost" wide onClick={() => setShow(true)}>
        {t('stock.futouAllowAll')}
      </Button>
      <PaySheet
        show={show}
        onUpdateShow={setShow}
        title={t('stock.futouAllow')}
        items={[{ label: t('stock.futouAccounts'), value: accounts.map(({ userid }) => userid).join(', ') }]}
        note={<Notice>{t('stock.futouMayEnterNote')}</Notice>}
        pay={async (payPassword) => {
          await allow.mutateAsync({ body: { nodes: accounts.map(({ id }) => id), payPassword } });
          setShow(false);
          toast(t('stock.futouAllowed'), 'success');
        }}
      />
    </>
  );
}

interface AccountsProps {
  items: readonly MyAccount[];
  /** Absent where only the main account may look closer. */
  onOpen: ((account: MyAccount) => void) | undefined;
}

function Accounts({ items, onOpen }: AccountsProps) {
  const { t, day } = useTexts();
  return (
    <Card dense>
      <CellList label={t('stock.futouTitle')}>
        {items.map((account) => {
          const state = ACCOUNT_STATES[account.status];
          const cell = {
            title: account.userid,
            note: `${account.id} · ${account.contact} ${account.zone} · ${day(account.joinedAt)}`,
            value: account.level > 0 ? `V${account.level}` : '—',
            valueNote: <Chip tone={state.tone}>{t(state.label)}</Chip>,
          };
          return onOpen ? (
            <CellButton key={account.id} {...cell} arrow onClick={() => onOpen(account)} />
          ) : (
            <CellRow key={account.id} {...cell} />
          );
        })}
      </CellList>
    </Card>
  );
}

/** Reinvestment accounts: further nodes of the same owner. */
export default function FutouScreen() {
  const { t } = useTexts();
  const accounts = useRead('network.ownAccounts', {});
  const [isOpening, setIsOpening] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [show, setShow] = useState(false);
  const own = readSession().id;
  const account = accounts.data?.items.find(({ id }) => id === chosen);
  return (
    <Page>
      <Notice>{t('stock.futouNote')}</Notice>
      <ReadView query={accounts}>
        {({ isReinvestmentAccount, items }) => {
          const open = (one: MyAccount) => {
            setChosen(one.id);
            setShow(true);
          };
          const closed = items.filter(({ mayEnterMain }) => !mayEnterMain);
          return (
            <>
              {isReinvestmentAccount ? (
                <ToParent mayEnter={items.some(({ id, mayEnterMain }) => id === own && mayEnterMain)} />
              ) : null}
              {items.length === 0 ? (
                <EmptyState icon="tree" title={t('stock.futouEmpty')} />
              ) : (
                <Accounts items={items} onOpen={isReinvestmentAccount ? undefined : open} />
              )}
              {!isReinvestmentAccount && closed.length > 1 ? <AllowAll accounts={closed} /> : null}
              <Button wide onClick={() => setIsOpening(true)}>
                {t('stock.futouOpen')}
              </Button>
            </>
          );
        }}
      </ReadView>
      <Suspense>
        <OpenAccountSheet show={isOpening} onUpdateShow={setIsOpening} />
      </Suspense>
      {account ? <AccountSheet account={account} show={show} onUpdateShow={setShow} /> : null}
    </Page>
  );
}
