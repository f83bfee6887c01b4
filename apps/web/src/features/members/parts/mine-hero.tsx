import type { Reply } from '@greenhall/client/route-input';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Chip } from '@greenhall/ui/display/chip';
import { Hero } from '@greenhall/ui/page/hero';
import { Icon } from '@greenhall/ui/display/icon';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { pictureUrl } from '../../../shared/forms/picture.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

const MyCode = lazy(() => import('./my-code.tsx'));

const STATUS = { pending: 'home.pending', active: 'members.active', closed: 'home.closed' } as const;

function Facts({ me, income }: { me: Reply<'members.me'> | undefined; income: string | undefined }) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const show = (amount: string | undefined) =>
    amount === undefined ? <Skeleton className="mt-1 h-4 w-16 opacity-20" /> : money(amount);
  return (
    <Hero
      facts={[
        { label: t('home.fuel'), term: <Term name="fuel" word={t('home.fuel')} />, value: show(me?.nodeFuel) },
        { label: t('members.income'), value: show(income) },
        {
          label: t('home.height'),
          term: <Term name="height" word={t('home.height')} />,
          value: show(me?.effectiveHeight),
        },
      ]}
    >
      <Head me={me} />
    </Hero>
  );
}

/** Opens the member's own code, which others scan. */
function CodePress() {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={t('scan.mine')}
        className="grid size-11 shrink-0 place-items-center rounded-full text-on-dark"
        onClick={() => setShow(true)}
      >
        <Icon name="qr" size={22} />
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('scan.mine')}>
        <Suspense fallback={<div className="h-90" />}>
          <MyCode />
        </Suspense>
      </LazySheet>
    </>
  );
}

/** Who it is; known from the session before the server has answered. */
function Head({ me }: { me: Reply<'members.me'> | undefined }) {
  const { t } = useTexts();
  const { id, userid } = readSession();
  const name = me?.nickname ?? userid;
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
      <AppLink to={links.profile()} className="relative shrink-0 rounded-full">
        <Avatar name={name} src={me ? pictureUrl(me.avatar) : undefined} size={54} />
        <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-teal-700 text-on-dark">
          <Icon name="pen" size={13} label={t('members.editTitle')} />
        </span>
      </AppLink>
      <div className="min-w-36 flex-1">
        <b className="block text-l wrap-anywhere">{name}</b>
        <div className="num text-s text-on-dark-2">
          {`${t('common.userId')} ${id}`}
          {me && me.level > 0 ? (
            <>
              {' · '}
              <span className="whitespace-nowrap">{t('home.level', { level: me.level })}</span>
            </>
          ) : null}
        </div>
      </div>
      <CodePress />
      {me ? (
        <Chip tone="light" {...(me.status === 'active' ? { icon: 'check' as const } : {})}>
          {t(STATUS[me.status])}
        </Chip>
      ) : null}
    </div>
  );
}

export function MineHero() {
  const me = useRead('members.me', {});
  const earnings = useRead('stock.earnings', {});
  return (
    <>
      <Facts me={me.data} income={earnings.data?.total} />
      {[me, earnings].map((query, index) =>
        query.error && !query.data ? <ReadError key={index} query={query} /> : null,
      )}
    </>
  );
}
