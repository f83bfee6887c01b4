import type { Reply } from '@greenhall/client/route-input';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Section } from '@greenhall/ui/page/section';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Hero } from '@greenhall/ui/page/hero';
import { Skeleton, SkeletonList } from '@greenhall/ui/page/skeleton';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { late } from '../../../shared/page/late.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyCurrency } from '../../../shared/money/my-currency.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { CoinsButton } from '../coins/coins-button.tsx';
import { CoinList } from '../parts/coin-list.tsx';
import { RecentDays, useActivity } from '../parts/activity-list.tsx';
import { QuickGrid } from '../parts/quick-grid.tsx';

const RECENT = 5;

/** Loaded for who has chosen a currency alone; its place is kept. */
const CashFigure = late(
  async () => (await import('../../../shared/money/own-figure.tsx')).CashFigure,
  <span className="block h-5" />,
);

function Head({ balances, hasFailed }: { balances: Reply<'wallet.balances'> | undefined; hasFailed: boolean }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const hasFigure = useMyCurrency().currency !== null;
  const cash = balances?.items.find((item) => item.coin === 'mey');
  const isLocked = /[1-9]/.test(cash?.locked ?? '');
  const light = `${buttonClass('light')} px-1! max-[359px]:text-s!`;
  return (
    <Hero
      label={
        <span className="flex items-center gap-1">
          <AppLink
            to={links.coin({ coin: 'mey' })}
            className="relative font-semibold text-on-dark after:absolute after:-inset-3.5"
          >
            {t('coin.mey')}
          </AppLink>
          · {t('wallet.availableShort')}
          <HideSums />
        </span>
      }
      badge={
        cash && isLocked ? (
          <Chip tone="light">{t('wallet.lockedAmount', { amount: money(cash.locked) })}</Chip>
        ) : undefined
      }
      value={
        balances ? money(cash?.available ?? '0') : hasFailed ? '–' : <Skeleton className="h-[1lh] w-44 opacity-20" />
      }
      unit={balances ? 'MEY' : ''}
    >
      {hasFigure ? <CashFigure /> : null}
      <div className="mt-4 grid grid-cols-3 gap-2.5 max-[17em]:grid-cols-1">
        <AppLink to={links.recharge()} className={light}>
          {t('wallet.rechargeTitle')}
        </AppLink>
        <AppLink to={links.transfer()} className={light}>
          {t('wallet.transferTitle')}
        </AppLink>
        <AppLink to={links.withdraw()} className={light}>
          {t('wallet.withdrawTitle')}
        </AppLink>
      </div>
    </Hero>
  );
}

function Actions() {
  const { t } = useTexts();
  return (
    <Card>
      <QuickGrid
        entries={[
          { to: links.exchange(), icon: 'swap', label: t('wallet.exchangeTitle') },
          { to: links.conversion(), icon: 'refresh', label: t('wallet.conversionTitle') },
          { to: links.coinTransfer(), icon: 'send', label: t('wallet.coinTransferTitle') },
          { to: links.accounts(), icon: 'wallet', label: t('wallet.accountsTitle') },
        ]}
      />
    </Card>
  );
}

function Recent() {
  const { t } = useTexts();
  const activity = useActivity({});
  return (
    <>
      <div className="mt-2 flex items-baseline justify-between gap-3 px-1">
        <h2>{t('wallet.recent')}</h2>
        <AppLink to={links.bill()} className={buttonClass('text', true)}>
          {t('wallet.billTitle')}
        </AppLink>
      </div>
      <ReadView query={activity} skeleton={<SkeletonList rows={3} label={t('state.loading')} />}>
        {(data) => {
          const days = data.pages[0]?.items ?? [];
          if (days.length > 0) return <RecentDays days={days} most={RECENT} />;
          return <p className="py-4 text-center text-s text-ink-3">{t('wallet.noMovements')}</p>;
        }}
      </ReadView>
    </>
  );
}

function Records() {
  const { t } = useTexts();
  const lists = [
    ...(isDirectSession() ? [[links.paymentRequest(), 'wallet.requestTitle'] as const] : []),
    [links.earnings(), 'wallet.earnings'],
    [links.recharges(), 'wallet.rechargesTitle'],
    [links.withdrawals(), 'wallet.withdrawalsTitle'],
    [links.transfers(), 'wallet.transfersTitle'],
    [links.conversions(), 'wallet.conversionsTitle'],
  ] as const;
  return (
    <Section>
      <CellList label={t('wallet.records')}>
        {lists.map(([to, title]) => (
          <li key={title}>
            <AppLink to={to} className={cellClass}>
              <Cell title={t(title)} arrow />
            </AppLink>
          </li>
        ))}
      </CellList>
    </Section>
  );
}

export default function Wallet() {
  const { t } = useTexts();
  const balances = useRead('wallet.balances', {});
  return (
    <Page>
      <Head balances={balances.data} hasFailed={balances.isError} />
      <ReadView
        query={balances}
        skeleton={
          <Section
            title={t('wallet.coins')}
            aside={<CoinsButton coin="mey" className="font-semibold text-brand-strong" />}
          >
            <CoinList />
          </Section>
        }
      >
        {({ items }) => (
          <Section
            title={t('wallet.coins')}
            aside={<CoinsButton coin="mey" className="font-semibold text-brand-strong" />}
          >
            <CoinList items={items.filter(({ coin }) => coin !== 'mey')} />
          </Section>
        )}
      </ReadView>
      <Actions />
      <Recent />
      <Records />
    </Page>
  );
}
