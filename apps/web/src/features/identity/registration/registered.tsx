import type { Reply } from '@greenhall/client/route-input';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Icon } from '@greenhall/ui/display/icon';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { Steps } from '@greenhall/ui/page/steps';
import { useEffect, useRef } from 'react';
import { unitOf } from '../../../shared/money/coins.ts';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** What the server confirmed, and what happens next. */
export default function Registered({ made, level }: { made: Reply<'network.register'>; level: string }) {
  const { t, moment, zoned } = useTexts();
  const signedIn = useStore((state) => state.LoginState);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <Card className="flex flex-col items-center text-center">
        <span className="mb-2 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon name="check" size={28} />
        </span>
        <h2 ref={head} tabIndex={-1} className="text-l outline-none">
          {t('entry.done')}
        </h2>
        <p className="mt-1 text-s text-ink-2">{t('entry.doneNote')}</p>
      </Card>
      <Card>
        <KeyValues
          items={[
            { label: t('entry.username'), value: made.userid },
            { label: t('common.userId'), value: made.id },
            { label: t('entry.level'), value: `V${level}` },
            { label: t('entry.pendingUntil'), value: zoned(made.endsAt) },
          ]}
        />
      </Card>
      <Card title={t('entry.next')}>
        <div className="mt-3">
          <Steps
            current={1}
            steps={[
              { title: t('entry.step1') },
              {
                title: t('entry.step2'),
                note: t('entry.step2Note', { time: moment(made.endsAt), coin: unitOf('bdb') }),
              },
              { title: t('entry.step3'), note: t('entry.step3Note') },
            ]}
          />
        </div>
      </Card>
      {signedIn ? null : <Notice>{t('entry.ownNote')}</Notice>}
      <AppLink to={signedIn ? links.recharge() : links.login()} className={buttonClass('filled', false, true)}>
        {t(signedIn ? 'entry.payIn' : 'common.login')}
      </AppLink>
      {signedIn ? (
        <AppLink to={links.home()} className={buttonClass('ghost', false, true)}>
          {t('state.toHome')}
        </AppLink>
      ) : null}
    </>
  );
}
