import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { buttonClass } from '@greenhall/ui/page/button';
import { lazy, Suspense, useState } from 'react';
import { LazySheet } from '../../shared/overlays/lazy-sheet.tsx';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links } from '../../shared/page/links.ts';
import { useSearchText } from '../../shared/page/use-search-text.ts';
import { loadTexts, useTexts } from '../../shared/text/texts.ts';

const MyCode = lazy(async () => {
  const [code] = await Promise.all([import('../../features/members/parts/my-code.tsx'), loadTexts('scan')]);
  return code;
});

const ENTRY = 'flex w-full min-w-0 flex-col items-center gap-1.75 text-center text-s font-medium leading-tight';

function Mark({ icon, label }: { icon: IconName; label: string }) {
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-brand-strong shadow-card">
        <Icon name={icon} />
      </span>
      <span className="max-w-full hyphens-auto wrap-break-word">{label}</span>
    </>
  );
}

/** Opens the member's own code for others to pay to, and the way to pay in from outside. */
function Receive() {
  const { t } = useTexts();
  const isWanted = useSearchText('receive') !== undefined;
  const [show, setShow] = useState(isWanted);
  return (
    <>
      <button type="button" className={ENTRY} onClick={() => setShow(true)}>
        <Mark icon="qr" label={t('running.receive')} />
      </button>
      <LazySheet show={show} onUpdateShow={setShow} title={t('running.receive')}>
        <Suspense fallback={<div className="h-90" />}>
          <MyCode />
        </Suspense>
        <AppLink to={links.recharge()} className={buttonClass('ghost', false, true)}>
          {t('running.payIn')}
        </AppLink>
      </LazySheet>
    </>
  );
}

/** The four ways to move coins, in the order of their use. */
export function Quick() {
  const { t } = useTexts();
  return (
    <ul aria-label={t('running.quick')} className="m-0 grid list-none grid-cols-4 gap-x-1 gap-y-3.5 px-1 py-0">
      <li>
        <AppLink to={links.transfer()} className={ENTRY}>
          <Mark icon="send" label={t('running.send')} />
        </AppLink>
      </li>
      <li>
        <Receive />
      </li>
      <li>
        <AppLink to={links.exchange()} className={ENTRY}>
          <Mark icon="swap" label={t('running.exchange')} />
        </AppLink>
      </li>
      <li>
        <AppLink to={links.market()} className={ENTRY}>
          <Mark icon="cart" label={t('running.buy')} />
        </AppLink>
      </li>
    </ul>
  );
}
