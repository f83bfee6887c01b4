import { buttonClass } from '@greenhall/ui/page/button';
import { NetworkMark } from '@greenhall/ui/drawing/network';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { Qr } from '@greenhall/ui/display/qr';
import { encode } from 'uqr';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Account } from './account-choice.tsx';

/** The wallet of each network at which the member is paid first, to be shown to whoever pays. */
export function ReceivingWallets({ accounts }: { accounts: readonly Account[] }) {
  const { t } = useTexts();
  return (
    <>
      <p className="px-1 text-s text-ink-2">{t('wallet.receivingNote')}</p>
      {accounts
        .filter(({ isDefault }) => isDefault)
        .map(({ id, label, network, address }) => (
          <Card
            key={id}
            title={<span className="wrap-anywhere">{label}</span>}
            aside={
              <span className="flex items-center gap-1.5">
                <NetworkMark network={network} />
                <Chip>{network}</Chip>
              </span>
            }
          >
            <div className="mt-3 flex flex-col items-center gap-3">
              <Qr modules={encode(address).data} label={`${t('wallet.receivingTitle')} · ${network}`} size={168} />
              <Copyable value={address} align="start" />
            </div>
          </Card>
        ))}
      <AppLink to={links.accounts()} className={buttonClass('ghost', false, true)}>
        {t('wallet.receivingOther')}
      </AppLink>
    </>
  );
}
