import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { buttonClass } from '@greenhall/ui/page/button';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { unitOf } from '../../../shared/money/coins.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** What a coin is, what it can be used for and what it never can (rule: wallet#coins). */
function About({ coin }: { coin: Coin }) {
  const { t } = useTexts();
  const rows = [
    [t('wallet.coinMay'), t(`wallet.coinMay.${coin}`)],
    [t('wallet.coinNever'), t(`wallet.coinNever.${coin}`)],
  ] as const;
  return (
    <li className="flex gap-3 border-t border-line pt-4">
      <CoinMark coin={coin} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{coin === 'usdt' ? unitOf(coin) : `${t(`coin.${coin}`)} · ${unitOf(coin)}`}</h3>
        <p className="text-s">{t(`wallet.coinIs.${coin}`)}</p>
        <dl className="mt-2 flex flex-col gap-1.5 text-s">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className="font-medium text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  );
}

/** The four coins side by side, the asked one first. */
export default function CoinsSheet({ first }: { first: Coin }) {
  const { t } = useTexts();
  const coins = [first, ...COINS.filter((coin) => coin !== first)];
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <p className="text-s text-ink-2">{t('wallet.coinsNote')}</p>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {coins.map((coin) => (
          <About key={coin} coin={coin} />
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-3 max-[17em]:grid-cols-1">
        <AppLink to={links.exchange()} className={buttonClass('ghost')}>
          {t('wallet.exchangeTitle')}
        </AppLink>
        <AppLink to={links.conversion()} className={buttonClass('ghost')}>
          {t('wallet.conversionTitle')}
        </AppLink>
      </div>
    </div>
  );
}
