import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect, useState } from 'react';
import { isDirectSession } from '../session/store.ts';
import { usePush } from '../session/use-push.ts';
import { loadTexts, useTexts } from '../text/texts.ts';
import { useInstall } from './install.ts';

/** The local storage key that tells that the offer was made on this device (rule: app#storage). */
const OFFERED = 'offered';

function Offer() {
  const { t } = useTexts();
  const install = useInstall((state) => state.install);
  const { state, isBusy, hasFailed, turnOn } = usePush();
  const isOff = state === 'off';
  const isAny = install !== undefined || isOff;
  useEffect(() => {
    if (isAny) localStorage.setItem(OFFERED, '1');
  }, [isAny]);
  if (!isAny) return null;
  return (
    <section className="flex flex-col gap-2 rounded-card bg-surface-2 p-4">
      <h3 className="font-semibold">{t('version.offer')}</h3>
      <p className="text-s text-ink-2">{t('version.offerNote')}</p>
      {install ? (
        <Button kind="ghost" wide onClick={install}>
          {t('version.install')}
        </Button>
      ) : null}
      {isOff ? (
        <Button kind="ghost" wide busy={isBusy} onClick={turnOn}>
          {t('version.push')}
        </Button>
      ) : null}
      {hasFailed ? <Notice tone="down">{t('request.unreachable')}</Notice> : null}
    </section>
  );
}

/** After the first payment on a device: to install the app, and to have it announce what is new. */
function AppOffer() {
  const [isFirst] = useState(() => localStorage.getItem(OFFERED) === null && isDirectSession());
  return isFirst ? <Offer /> : null;
}

/** The offer, with its texts. */
export async function bringOffer() {
  await loadTexts('version');
  return AppOffer;
}
