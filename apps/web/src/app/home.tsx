import type { Reply } from '@greenhall/client/ask';
import type { PlainKey } from '@greenhall/locales/runtime';
import { Card } from '@greenhall/ui/page/card';
import { Chip, Tile, type Tone } from '@greenhall/ui/display/chip';
import { Hero } from '@greenhall/ui/page/hero';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { late } from '../shared/page/late.tsx';
import { links, type Place } from '../shared/page/links.ts';
import { openScreen } from '../shared/page/history.ts';
import { AppLink } from '../shared/page/app-link.tsx';
import { toast } from '../shared/overlays/overlays.ts';
import { Page } from '../shared/page/page.tsx';
import { ReadError } from '../shared/page/read-view.tsx';
import { LIVE_POLL_MS, useRead } from '../shared/request/use-read.ts';
import { useScreens } from '../shared/page/screens.ts';
import { loadTexts, useTexts } from '../shared/text/texts.ts';
import { readSession } from '../shared/session/session.ts';

type Me = Reply<'members.me'>;

interface Entry {
  label: PlainKey;
  icon: IconName;
  tone: Tone;
  /** The target of the entry. Without one the entry is only announced. */
  to?: Place;
}

/** The eight entries of the specification, in their order. */
const ENTRIES: readonly Entry[] = [
  { label: 'home.download', icon: 'down', tone: 'up' },
  { label: 'home.register', icon: 'add', tone: 'up', to: links.register() },
  { label: 'home.merit', icon: 'medal', tone: 'gold', to: links.ranking() },
  { label: 'home.service', icon: 'chat', tone: 'info', to: links.messages() },
  { label: 'home.notices', icon: 'horn', tone: 'warn', to: links.notices() },
  { label: 'home.explorer', icon: 'cube', tone: 'up', to: links.solvency() },
  { label: 'home.profile', icon: 'pen', tone: 'info', to: links.profile() },
  { label: 'home.price', icon: 'chart', tone: 'up', to: links.charts() },
];

const ENTRY =
  'flex w-full min-w-0 flex-col items-center gap-1.75 text-center text-c leading-tight text-ink-2 max-[359px]:text-xs';

const EntryBadge = lazy(() => import('./home-badges.tsx'));

function EntryTile({ icon, tone, label }: Entry) {
  const { t } = useTexts();
  return (
    <>
      <span className="relative">
        <Tile tone={tone}>
          <Icon name={icon} />
        </Tile>
        <Suspense>
          <EntryBadge label={label} />
        </Suspense>
      </span>
      <span className="max-w-full hyphens-auto wrap-break-word">{t(label)}</span>
    </>
  );
}

/** Only the entries with a target, and the announced download. */
function Entries() {
  const { t } = useTexts();
  const code = readSession().recode;
  const screenAt = useScreens();
  return (
    <Card>
      <ul
        aria-label={t('home.entries')}
        className="m-0 grid list-none grid-cols-4 gap-x-1 gap-y-3.5 p-0 max-[359px]:gap-x-0"
      >
        {ENTRIES.map((entry) => {
          const to = entry.label === 'home.register' && code ? links.register({ code }) : entry.to;
          if (to && !screenAt(to.to)) return null;
          return (
            <li key={entry.label}>
              {to ? (
                <AppLink to={to} className={ENTRY}>
                  <EntryTile {...entry} />
                </AppLink>
              ) : (
                <button type="button" onClick={() => toast(t('common.soon'))} className={ENTRY}>
                  <EntryTile {...entry} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Standing({ me }: { me: Me }) {
  const { t } = useTexts();
  if (me.status === 'pending') return <Chip tone="light">{t('home.pending')}</Chip>;
  if (me.status === 'closed') return <Chip tone="light">{t('home.closed')}</Chip>;
  return me.level === 0 ? null : <Chip tone="light">{t('home.level', { level: me.level })}</Chip>;
}

const NextStepCard = late(
  async () => (await import('../shared/page/next-step-card.tsx')).NextStepCard,
  <Skeleton className="h-20 w-full" />,
);
const Running = late(async () => {
  const [running] = await Promise.all([import('./home-running.tsx'), loadTexts('running')]);
  return running.default;
});
const Notices = late(async () => (await import('./home-notices.tsx')).default);
/** What lies below the first screenful, with the texts of the bill. */
const Below = late(async () => {
  const [below] = await Promise.all([import('./home-below.tsx'), loadTexts('pay', 'running', 'wallet')]);
  return below.default;
});

/** What is owned, and what it brings. */
function Standings() {
  const { t, money, change } = useTexts();
  const earnings = useRead('stock.earnings', {}, { every: LIVE_POLL_MS });
  const balances = useRead('wallet.balances', {}, { every: LIVE_POLL_MS });
  const member = useRead('members.me', {}, { every: LIVE_POLL_MS });
  const me = member.data;
  const failed = [balances, member, earnings].find((query) => query.error && !query.data);
  if (failed) return <ReadError query={failed} />;
  return (
    <Hero
      label={t('home.total')}
      badge={me ? <Standing me={me} /> : undefined}
      value={balances.data ? money(balances.data.total) : <Skeleton className="h-9 w-44 opacity-20" />}
      unit={balances.data ? 'MEY' : ''}
      facts={[
        { label: t('home.today'), value: earnings.data ? change(earnings.data.today) : '…' },
        { label: t('home.fuel'), value: me ? money(me.nodeFuel) : '…' },
        { label: t('home.height'), value: me ? money(me.effectiveHeight) : '…' },
      ]}
    />
  );
}

export default function Home() {
  const { t, number } = useTexts();
  const count = useRead('notifications.state', {}, { every: LIVE_POLL_MS }).data?.unread ?? 0;
  return (
    <Page
      right={{
        icon: 'bell',
        label: `${t('home.notices')}: ${t('home.unread', { count })}`,
        badge: count > 0 ? number(count) : undefined,
      }}
      onRight={() => openScreen(links.notices({ view: 'mine' }))}
    >
      <Standings />
      <NextStepCard />
      <Running />
      <Notices />
      <Entries />
      <Below />
    </Page>
  );
}
