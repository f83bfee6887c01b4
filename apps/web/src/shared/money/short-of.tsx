import { type Amount, formatAmount } from '@greenhall/domain/shared/money';
import { Notice } from '@greenhall/ui/page/notice';
import { AppLink } from '../page/app-link.tsx';
import { links } from '../page/links.ts';
import { useTexts } from '../text/texts.ts';
import { unitOf } from './coins.ts';
import { useMoney } from './use-money.ts';

export interface ShortOfProps {
  coin: 'bdb' | 'ftb';
  free: Amount;
  price: Amount;
}

/** Too few coins of the paying kind, with the way to convert as many as are missing. */
export function ShortOf({ coin, free, price }: ShortOfProps) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const need = formatAmount(price - free);
  return (
    <Notice tone="warn">
      {t('pay.short', { amount: exact(formatAmount(free)), coin: unitOf(coin), missing: exact(need) })}{' '}
      <AppLink to={links.conversion({ to: coin, need })} className="font-semibold underline">
        {t('pay.convert')}
      </AppLink>
    </Notice>
  );
}
