import type { Reply } from '@greenhall/client/route-input';
import { Chip } from '@greenhall/ui/display/chip';
import { Hero } from '@greenhall/ui/page/hero';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { late } from '../../shared/page/late.tsx';
import { links } from '../../shared/page/links.ts';
import { openScreen } from '../../shared/page/history.ts';
import { Page } from '../../shared/page/page.tsx';
import { ReadError } from '../../shared/page/read-view.tsx';
import { startReading, useRead } from '../../shared/request/use-read.ts';
import { isDirectSession } from '../../shared/session/store.ts';
import { loadTexts, texts, useTexts } from '../../shared/text/texts.ts';
import { useMyAmounts } from '../../shared/money/my-amounts.ts';
import { HELD_TRANSFERS, LINE, OPEN_TRADES, useUnreadNotices } from './reads.ts';

type Me = Reply<'members.me'>;

function Standing({ me }: { me: Me }) {
  const { t } = useTexts();
  if (me.status === 'pending') return <Chip tone="light">{t('home.pending')}</Chip>;
  if (me.status === 'closed') return <Chip tone="light">{t('home.closed')}</Chip>;
  return me.level === 0 ? null : <Chip tone="light">{t('home.level', { level: me.level })}</Chip>;
}

const loadTop = () => import('./top.tsx');
const loadStep = () => import('./step.tsx');
const Step = late(async () => (await loadStep()).Step, <Skeleton className="h-83 w-full" />);
/**
 * The four ways to move coins and what is running. What they show is read while their code is being loaded. They come with
 * the step above them, which would push them away otherwise: until then its place is theirs too.
 */
const Top = late(async () => {
  startReading('otc.trades', OPEN_TRADES);
  startReading('wallet.transfers', HELD_TRANSFERS);
  startReading('content.noticeState', { query: { language: texts().language } });
  const [top] = await Promise.all([loadTop(), loadStep(), loadTexts('running')]);
  return top.default;
});

/** What a glance at the total takes, at the place of its size. */
const Eye = late(async () => (await loadTop()).HideSums, <span className="-my-3 size-11" />);
const Line = late(
  async () => {
    startReading('wallet.history', LINE);
    const [top] = await Promise.all([loadTop(), loadTexts('running')]);
    return top.Glance;
  },
  <span className="mt-3 block h-11" />,
);

/** What is owned. */
function Standings() {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const balances = useRead('wallet.balances', {});
  const member = useRead('members.me', {});
  const failed = [balances, member].find((query) => query.error && !query.data);
  if (failed) return <ReadError query={failed} />;
  return (
    <Hero
      label={
        // Two lines high, because a badge that comes later leaves it the width of half of them.
        <span className="flex min-h-[2lh] items-center gap-1">
          {t('home.total')}
          <Eye />
        </span>
      }
      badge={member.data ? <Standing me={member.data} /> : <Chip tone="light">…</Chip>}
      value={balances.data ? money(balances.data.total) : <Skeleton className="h-[1lh] w-44 opacity-20" />}
      unit={balances.data ? 'MEY' : ''}
    >
      <Line />
    </Hero>
  );
}

export default function Home() {
  const { t, number } = useTexts();
  const { own, all: count } = useUnreadNotices();
  // Where only what is for everybody is unread, the bell leads there.
  const view = isDirectSession() && (own > 0 || count === 0) ? 'mine' : 'all';
  return (
    <Page
      right={{
        icon: 'bell',
        label: `${t('home.notices')}: ${t('home.unread', { count })}`,
        badge: count > 0 ? number(count) : undefined,
      }}
      onRight={() => openScreen(links.notices({ view }))}
    >
      <Standings />
      <Step />
      <Top />
    </Page>
  );
}
