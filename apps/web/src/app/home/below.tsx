import type { NextStepKind } from '@greenhall/domain/members/next-step';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Fold } from '@greenhall/ui/page/fold';
import { Section } from '@greenhall/ui/page/section';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { MovementRow } from '../../features/wallet/parts/movement-row.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { Banners } from '../../shared/page/banners.tsx';
import { links, type Place } from '../../shared/page/links.ts';
import { ReadView } from '../../shared/page/read-view.tsx';
import { useHaveCome } from '../../shared/request/use-have-come.ts';
import { useRead } from '../../shared/request/use-read.ts';
import { useMyAmounts } from '../../shared/money/my-amounts.ts';
import { Term } from '../../shared/terms/term.tsx';
import { useTexts } from '../../shared/text/texts.ts';
import { PriceCard } from '../../features/stock/parts/price-card.tsx';
import { UpgradeCard } from '../../features/stock/parts/upgrade-card.tsx';
import { HomeNews } from './news.tsx';
import { NewestNotice, useImportantNotice } from './notices.tsx';
import { ACTIVITY } from './reads.ts';

/** The newest movements of the member's coins. Before the first one, nothing is shown. */
function Activity() {
  const { t } = useTexts();
  const bill = useRead('wallet.bill', ACTIVITY);
  return (
    <ReadView query={bill}>
      {({ items }) =>
        items.length === 0 ? null : (
          <Section
            title={t('running.activity')}
            aside={
              <AppLink
                to={links.bill()}
                className="inline-flex min-h-11 min-w-11 items-center justify-end px-2 font-semibold text-brand-strong"
              >
                {t('running.all')}
              </AppLink>
            }
          >
            <CellList label={t('running.activity')}>
              {items.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </CellList>
          </Section>
        )
      }
    </ReadView>
  );
}

/** The next steps that lead to the levels themselves, and those while a payment for one cools off. */
const WITHOUT_BANNER: readonly NextStepKind[] = [
  'upgradeClosed',
  'reinvestClosed',
  'lowHeight',
  'cooling',
  'activate',
  'fundActivation',
];

/** The way to a higher level or to a reinvestment, where one is possible and the next step does not lead there already. */
function Banner() {
  const me = useRead('members.me', {}).data;
  const step = useRead('members.nextStep', {}).data;
  if (me?.status !== 'active' || !step || WITHOUT_BANNER.includes(step.kind)) return null;
  return <UpgradeCard me={me} />;
}

/** What the member gets, and what its bonuses are measured by. */
function Figures() {
  const { t } = useTexts();
  const { money, change } = useMyAmounts();
  const earnings = useRead('stock.earnings', {});
  const me = useRead('members.me', {}).data;
  const fact = (name: 'fuel' | 'height', label: 'home.fuel' | 'home.height', value?: string) => ({
    label: t(label),
    term: <Term name={name} word={t(label)} />,
    value: value === undefined ? '…' : money(value),
  });
  return (
    <KeyValues
      items={[
        { label: t('running.today'), value: earnings.data ? change(earnings.data.today) : '…' },
        fact('fuel', 'home.fuel', me?.nodeFuel),
        fact('height', 'home.height', me?.effectiveHeight),
      ]}
    />
  );
}

/** The ways to the mall, and to the questions and their answers. */
function FurtherLinks() {
  const { t } = useTexts();
  const link = (to: Place, icon: IconName, title: string, note: string) => (
    <li>
      <AppLink to={to} className={cellClass}>
        <Cell
          lead={
            <Tile>
              <Icon name={icon} />
            </Tile>
          }
          title={title}
          note={note}
          arrow
        />
      </AppLink>
    </li>
  );
  return (
    <CellList>
      {link(links.shop(), 'cart', t('running.mall'), t('running.mallNote'))}
      {link(links.questions(), 'info', t('running.questions'), t('running.questionsNote'))}
    </CellList>
  );
}

/** What is looked at now and then. */
function More() {
  const { t } = useTexts();
  return (
    <Fold title={t('running.more')}>
      <Figures />
      <NewestNotice />
      <HomeNews />
      <FurtherLinks />
    </Fold>
  );
}

/**
 * What has happened, and what home leads to beside its entries. The operators' pictures stand below the first screenful: there, the
 * largest drawing of home would wait for them.
 */
export default function Below() {
  const { t } = useTexts();
  useImportantNotice();
  const hasCome = useHaveCome(useRead('wallet.bill', ACTIVITY));
  // What comes later would move what stands below it.
  if (!hasCome) return <Skeleton className="h-83 w-full" />;
  return (
    <>
      <Banner />
      <Activity />
      <PriceCard />
      <More />
      <Banners place="home" label={t('running.banners')} />
    </>
  );
}
