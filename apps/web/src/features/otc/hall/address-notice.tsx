import { buttonClass } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { NETWORKS, type Network } from '../parts/kinds.ts';

/** Says before an order is chosen that trading needs an address of the network, or from when the one that rests is usable. */
export function AddressNotice({ network }: { network: Network | undefined }) {
  const { t, moment } = useTexts();
  const now = useNow();
  const accounts = useRead('wallet.accounts', {});
  if (!accounts.data) return null;
  const own = accounts.data.items.filter((account) => !network || account.network === network);
  const [first] = own.toSorted((one, other) => one.usableAt.localeCompare(other.usableAt));
  if (first && Date.parse(first.usableAt) <= now) return null;
  if (first) return <Notice>{`${first.label}: ${t('otc.usableFrom', { time: moment(first.usableAt) })}`}</Notice>;
  return (
    <Notice tone="warn">
      {t('otc.noAccount', { network: network ?? NETWORKS.join(' / ') })}
      <AppLink to={links.addAccount()} className={`mt-2 ${buttonClass('filled', true)}`}>
        {t('otc.addAccount')}
      </AppLink>
    </Notice>
  );
}
