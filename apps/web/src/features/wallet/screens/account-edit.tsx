import { EmptyState } from '@greenhall/ui/page/empty-state';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { goBack } from '../../../shared/page/history.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { whileHere } from '../../../shared/request/while-here.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import type { Account } from '../parts/account-choice.tsx';
import { AccountForm, type AccountFormProps } from '../parts/account-form.tsx';

function Edit({ account, tokens }: { account: Account; tokens: AccountFormProps['tokens'] }) {
  const { t } = useTexts();
  const write = useWrite('wallet.updateAccount', account.id);
  const { id, network, address, label, isDefault } = account;
  return (
    <AccountForm
      existing
      tokens={tokens}
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
        const go = whileHere();
        await write.mutateAsync({ params: { id }, body });
        toast(t('wallet.saved'), 'success');
        go(() => goBack(links.accounts()));
      }}
    />
  );
}

export default function AccountEdit() {
  const { t } = useTexts();
  const id = useSearchText('id');
  const accounts = useRead('wallet.accounts', {});
  const rules = useRead('wallet.rules', {});
  return (
    <Page>
      {id === undefined ? (
        <ChooseOne from={links.accounts()} />
      ) : (
        <ReadView query={rules}>
          {({ tokens }) => (
            <ReadView query={accounts}>
              {({ items }) => {
                const account = items.find((known) => known.id === id);
                if (!account) return <EmptyState title={t('wallet.accountGone')} />;
                return <Edit key={id} account={account} tokens={tokens} />;
              }}
            </ReadView>
          )}
        </ReadView>
      )}
    </Page>
  );
}
