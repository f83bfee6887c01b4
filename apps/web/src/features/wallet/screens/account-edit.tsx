import { EmptyState } from '@greenhall/ui/empty-state';
import { links } from '../../../app/links.ts';
import { goBack } from '../../../app/history.ts';
import { toast } from '../../../app/overlays.ts';
import { Page } from '../../../app/page.tsx';
import { ReadView } from '../../../app/read-view.tsx';
import { useRead } from '../../../app/request/use-read.ts';
import { useWrite } from '../../../app/request/use-write.ts';
import { useTexts } from '../../../app/texts.ts';
import { useSearchText } from '../../../app/use-search-text.ts';
import type { Account } from '../parts/account-choice.tsx';
import { AccountForm } from '../parts/account-form.tsx';

function Edit({ account }: { account: Account }) {
  const { t } = useTexts();
  const write = useWrite('wallet.updateAccount');
  const { id, network, address, label, isDefault } = account;
  return (
    <AccountForm
      existing
      title={t('wallet.accountEditTitle')}
      initial={{ network, address, label, isDefault, code: { channel: 'phone', code: '' } }}
      save={async (draft, secret) => {
        const body = {
          ...(draft.address === address ? {} : { address: draft.address }),
          ...(draft.label === label ? {} : { label: draft.label }),
          ...(draft.isDefault === isDefault ? {} : { isDefault: draft.isDefault }),
          codeChannel: draft.code.channel,
          code: draft.code.code,
          ...secret,
        };
        await write.mutateAsync({ params: { id }, body });
        toast(t('wallet.saved'), 'success');
        goBack(links.accounts());
      }}
    />
  );
}

export default function AccountEdit() {
  const { t } = useTexts();
  const id = useSearchText('id');
  const accounts = useRead('wallet.accounts', {});
  return (
    <Page>
      <ReadView query={accounts}>
        {({ items }) => {
          const account = items.find((known) => known.id === id);
          return account ? <Edit key={id} account={account} /> : <EmptyState title={t('wallet.accountGone')} />;
        }}
      </ReadView>
    </Page>
  );
}
