import type { Coin } from '@greenhall/domain/shared/money';
import { buttonClass } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Hero } from '@greenhall/ui/page/hero';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import type { PlainKey } from '@greenhall/locales/runtime';
import { links, type Place } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { coinOf, unitOf } from '../../../shared/money/coins.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { CoinsButton } from '../coins/coins-button.tsx';
import { ActivityList } from '../parts/activity-list.tsx';

interface Action {
  to: (of: { coin: Coin }) => Place;
  label: PlainKey;
}
const EXCHANGE: Action = { to: links.exchange, label: 'wallet.exchangeTitle' };
/** What can be done with each coin (rule: wallet#coins). */
const ACTIONS: Readonly<Record<Coin, readonly Action[]>> = {
  mey: [
    { to: links.transfer, label: 'wallet.transferTitle' },
    { to: links.conversion, label: 'wallet.conversionTitle' },
    EXCHANGE,
  ],
  bdb: [{ to: links.transfer, label: 'wallet.transferTitle' }],
  ftb: [],
  usdt: [
    { to: links.recharge, label: 'wallet.rechargeTitle' },
    { to: links.withdraw, label: 'wallet.withdrawTitle' },
    { to: links.coinTransfer, label: 'wallet.coinTransferTitle' },
    EXCHANGE,
  ],
};

function Detail({ coin }: { coin: Coin }) {
  const { t, moment } = useTexts();
  const { exact } = useMyAmounts();
  const balances = useRead('wallet.balances', {});
  const own = balances.data?.items.find((item) => item.coin === coin);
  const resting = balances.data?.holds.find((hold) => hold.coin === coin && hold.what === 'otcSettling');
  const actions = ACTIONS[coin];
  if (!balances.data && balances.error)
    return (
      <Page title={t(`coin.${coin}`)}>
        <ReadError query={balances} />
      </Page>
    );
  return (
    <Page>
      <Hero
        label={
          <span className="flex items-center gap-1">
            <span>
              <CoinsButton coin={coin} className="font-semibold text-on-dark">
                {t(`coin.${coin}`)}
              </CoinsButton>{' '}
              · {t('wallet.availableShort')}
            </span>
            <HideSums />
          </span>
        }
        value={own ? exact(own.available) : <Skeleton className="h-[1lh] w-44 opacity-20" />}
        unit={own ? unitOf(coin) : ''}
        badge={
          own ? (
            <Chip tone="light">
              <Term name="locked" word={t('wallet.lockedAmount', { amount: exact(own.locked) })} />
            </Chip>
          ) : undefined
        }
      >
        {resting?.from ? (
          <p className="mt-2 text-s text-on-dark-2">
            {`${t('wallet.hold.otcSettling')}: ${exact(resting.amount)} · ${t('wallet.usableFrom', { time: moment(resting.from) })}`}
          </p>
        ) : null}
        {actions.length === 0 ? null : (
          <div className="mt-4 flex flex-wrap gap-2.5">
            {actions.map(({ to, label }) => (
              <AppLink key={label} to={to({ coin })} className={`${buttonClass('light')} flex-1 basis-28`}>
                {t(label)}
              </AppLink>
            ))}
          </div>
        )}
      </Hero>
      <h2 className="mt-2 px-1">{t('wallet.movements')}</h2>
      <ActivityList query={{ coin }} empty={t('wallet.noMovements')} />
    </Page>
  );
}

export default function WalletDetail() {
  const { t } = useTexts();
  // An address that names no coin is about the cash coin.
  const coin = coinOf(useSearchText('coin') ?? 'mey');
  if (coin) return <Detail key={coin} coin={coin} />;
  return (
    <Page>
      <EmptyState icon="wallet" title={t('state.missing')} note={t('state.missingNote')} />
    </Page>
  );
}
