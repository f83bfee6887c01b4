import type { NextStepKind } from '@greenhall/domain/members/next-step';
import { Card } from '@greenhall/ui/page/card';
import { Section } from '@greenhall/ui/page/section';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { MovementRow } from '../../features/wallet/parts/movement-row.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { Banners } from '../../shared/page/banners.tsx';
import { links } from '../../shared/page/links.ts';
import { ReadView } from '../../shared/page/read-view.tsx';
import { useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { PriceCard } from '../../features/stock/parts/price-card.tsx';
import { UpgradeCard } from '../../features/stock/parts/upgrade-card.tsx';
import { Entries } from './entries.tsx';
import { Near } from './near.tsx';
import { HomeNews, LinkToQuestions } from './news.tsx';
import { HomeNotices } from './notices.tsx';
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
                className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-strong"
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

/** The steps that lead to the levels themselves. */
const TO_LEVELS: readonly NextStepKind[] = ['upgradeClosed', 'reinvestClosed', 'lowHeight'];

/** The way to a higher level or to a reinvestment, unless the next step leads there already. */
function Banner() {
  const member = useRead('members.me', {});
  const step = useRead('members.nextStep', {});
  if (member.data?.status !== 'active' || !step.data || TO_LEVELS.includes(step.data.kind)) return null;
  return <UpgradeCard me={member.data} />;
}

/** The way to the mall. */
function Mall() {
  const { t } = useTexts();
  return (
    <Card dense>
      <CellList>
        <li>
          <AppLink to={links.shop()} className={cellClass}>
            <Cell
              lead={
                <Tile>
                  <Icon name="cart" />
                </Tile>
              }
              title={t('running.mall')}
              note={t('running.mallNote')}
              arrow
            />
          </AppLink>
        </li>
      </CellList>
    </Card>
  );
}

/**
 * What has happened, and everything that home leads to. The operators' pictures stand below the first screenful: there, the
 * largest drawing of home would wait for them.
 */
export default function Below() {
  const { t } = useTexts();
  const bill = useRead('wallet.bill', ACTIVITY);
  // What comes later would move what stands below it.
  if (bill.isPending && bill.failureCount === 0) return <Skeleton className="h-83 w-full" />;
  return (
    <>
      <HomeNotices />
      <Entries />
      <Banner />
      <Activity />
      <PriceCard />
      <Mall />
      <Near name="banners" size="aspect-[8/3]">
        <Banners place="home" label={t('running.banners')} />
      </Near>
      <Near name="news" size="h-83">
        <HomeNews />
      </Near>
      <Near name="questions" size="h-18">
        <LinkToQuestions />
      </Near>
    </>
  );
}
