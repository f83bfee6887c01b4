import { Button, buttonClass } from '@greenhall/ui/page/button';
import { NetworkMark } from '@greenhall/ui/drawing/network';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import type { Account } from '../parts/account-choice.tsx';
import { ReceivingWallets } from '../parts/receiving-wallets.tsx';
import { ProveSheet } from '../parts/prove-sheet.tsx';
import { Copyable } from '../../../shared/page/copyable.tsx';

interface AccountCardProps {
  account: Account;
  onProve: () => void;
  onDelete: () => void;
}

function AccountCard({ account, onProve, onDelete }: AccountCardProps) {
  const { t, moment } = useTexts();
  const waits = Date.parse(account.usableAt) > useNow();
  return (
    <Card
      title={<span className="wrap-anywhere">{account.label}</span>}
      aside={
        <span className="flex items-center gap-1.5">
          {account.isDefault ? <Chip tone="up">{t('wallet.default')}</Chip> : null}
          {account.provedAt ? <Chip tone="up">{t('wallet.proved')}</Chip> : null}
          <NetworkMark network={account.network} />
          <Chip>{account.network}</Chip>
        </span>
      }
    >
      <div className="mt-2">
        <Copyable value={account.address} align="start" />
      </div>
      {waits ? <p className="text-s text-warn">{t('wallet.usableFrom', { time: moment(account.usableAt) })}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2.5">
        {account.provedAt ? null : (
          <Button kind="ghost" small onClick={onProve}>
            {t('wallet.prove')}
          </Button>
        )}
        <AppLink to={links.editAccount({ id: account.id })} className={buttonClass('ghost', true)}>
          {t('wallet.edit')}
        </AppLink>
        <Button kind="danger" small onClick={onDelete}>
          {t('wallet.delete')}
        </Button>
      </div>
    </Card>
  );
}

function DeleteSheet({ account, show, onUpdateShow }: DeleteSheetProps) {
  const { t } = useTexts();
  const write = useWrite('wallet.deleteAccount', account?.id);
  const pay = async (payPassword: string) => {
    if (!account) return;
    await write.mutateAsync({ params: { id: account.id }, body: { payPassword } });
    onUpdateShow(false);
    toast(t('wallet.deleted'), 'success');
  };
  return (
    <PaySheet
      show={show}
      isUnderWay={write.isPending}
      onUpdateShow={onUpdateShow}
      title={t('wallet.deleteTitle')}
      items={[
        { label: t('wallet.label'), value: account?.label ?? '' },
        { label: t('wallet.network'), value: account?.network ?? '' },
        { label: t('wallet.address'), value: account?.address ?? '' },
      ]}
      confirmText={t('wallet.delete')}
      pay={pay}
    />
  );
}

interface DeleteSheetProps {
  account: Account | undefined;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

export default function AccountsScreen() {
  const { t } = useTexts();
  const accounts = useRead('wallet.accounts', {});
  const [chosen, setChosen] = useState<Account>();
  const [show, setShow] = useState(false);
  const [proving, setProving] = useState<Account>();
  const isReceiving = useSearchText('view') === 'receiving';
  const add = (
    <AppLink to={links.addAccount()} className={buttonClass('filled', false, true)}>
      {t('wallet.addAccount')}
    </AppLink>
  );
  return (
    <Page {...(isReceiving ? { title: t('wallet.receivingTitle') } : {})}>
      <ReadView query={accounts}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="wallet" title={t('wallet.noAccounts')} note={t('wallet.noAccountsNote')} action={add} />
          ) : isReceiving ? (
            <ReceivingWallets accounts={items} />
          ) : (
            <>
              {items.map((account) => (
                <AccountCard
                  key={account.id}
                  account={account}
                  onProve={() => setProving(account)}
                  onDelete={() => {
                    setChosen(account);
                    setShow(true);
                  }}
                />
              ))}
              {add}
            </>
          )
        }
      </ReadView>
      <ProveSheet account={proving} onClose={() => setProving(undefined)} />
      <DeleteSheet account={chosen} show={show} onUpdateShow={setShow} />
    </Page>
  );
}
