import type { LinkConsent } from '@greenhall/domain/network/link';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ConsentSwitches } from './consent-switches.tsx';
import type { Link } from './kinds.ts';
import { useUnbind } from './use-unbind.ts';

/** The main account of this one: what it may do, and how to end it. A consent is taken back at once and given with the password. */
export function MainCard({ link }: { link: Link }) {
  const { t, day } = useTexts();
  const [giving, setGiving] = useState<LinkConsent>();
  const give = useWrite('network.giveLinkConsent');
  const take = useWrite('network.takeLinkConsent');
  const failure = useErrorText(take.error);
  const { unbind, isUnderWay } = useUnbind(link);
  const params = { id: link.id };
  const change = (consent: LinkConsent, isGiven: boolean) =>
    isGiven ? setGiving(consent) : take.mutate({ params, body: { consent } });
  return (
    <Card title={t('network.linkMain')} className="flex flex-col gap-3">
      <div>
        <p className="font-semibold wrap-anywhere">{link.name}</p>
        <p className="num text-s text-ink-3">
          {link.member} · {t('network.linkSince', { day: day(link.boundAt ?? link.appliedAt) })}
        </p>
      </div>
      <ConsentSwitches given={link.consents} disabled={take.isPending} onChange={change} />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="danger" wide busy={isUnderWay} onClick={unbind}>
        {t('network.linkEnd')}
      </Button>
      <PaySheet
        show={giving !== undefined}
        isUnderWay={give.isPending}
        onUpdateShow={(show) => (show ? undefined : setGiving(undefined))}
        title={t('network.linkGive')}
        items={[
          { label: t('network.linkMain'), value: link.name },
          { label: t('network.linkGive'), value: giving ? t(`network.linkConsent.${giving}`) : '' },
        ]}
        pay={async (payPassword) => {
          if (giving) await give.mutateAsync({ params, body: { consent: giving, payPassword } });
          setGiving(undefined);
        }}
      />
    </Card>
  );
}
