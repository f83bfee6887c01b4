import { links } from '../../../shared/page/links.ts';
import { goBack } from '../../../shared/page/history.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { whileHere } from '../../../shared/request/while-here.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type AccountDraft, AccountForm } from '../parts/account-form.tsx';

const EMPTY: AccountDraft = {
  network: 'BEP20',
  address: '',
  label: '',
  isDefault: false,
  code: { channel: 'phone', code: '' },
};

export default function AccountAdd() {
  const { t } = useTexts();
  const write = useWrite('wallet.addAccount');
  const rules = useRead('wallet.rules', {});
  return (
    <Page>
      <ReadView query={rules}>
        {({ tokens }) => (
          <AccountForm
            title={t('wallet.accountAddTitle')}
            initial={EMPTY}
            tokens={tokens}
            save={async ({ network, address, label, code }, secret) => {
              const body = { network, address, label, codeChannel: code.channel, code: code.code, ...secret };
              const go = whileHere();
              await write.mutateAsync({ body });
              toast(t('wallet.saved'), 'success');
              go(() => goBack(links.accounts()));
            }}
          />
        )}
      </ReadView>
    </Page>
  );
}
