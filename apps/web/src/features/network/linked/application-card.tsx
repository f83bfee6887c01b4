import type { LinkConsent } from '@greenhall/domain/network/link';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ConsentSwitches } from './consent-switches.tsx';
import type { Link } from './kinds.ts';

const NONE: Readonly<Record<LinkConsent, boolean>> = { signIn: false, collect: false };

/** Agreeing in two steps: what is allowed, then the payment password. Nothing is allowed before the member says so. */
function AgreeSheet({ link, show, onUpdateShow }: AgreeSheetProps) {
  const { t } = useTexts();
  const [consents, setConsents] = useState(NONE);
  const [paying, setPaying] = useState(false);
  const write = useWrite('network.agreeToLink', link.id);
  useBringPayStep();
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const pay = async (payPassword: string) => {
    await write.mutateAsync({ params: { id: link.id }, body: { payPassword, consents } });
    close(false);
    toast(t('network.linkAgreed'), 'success');
  };
  const answer = (isGiven: boolean) => t(isGiven ? 'network.linkAllowed' : 'network.linkNotAllowed');
  return (
    <LazySheet show={show} onUpdateShow={close} title={t('network.linkAgree')}>
      {paying ? (
        <PayStep
          items={[
            { label: t('network.linkMain'), value: `${link.name} · ${link.member}` },
            { label: t('network.linkConsent.signIn'), value: answer(consents.signIn) },
            { label: t('network.linkConsent.collect'), value: answer(consents.collect) },
          ]}
          onBack={() => setPaying(false)}
          pay={pay}
        />
      ) : (
        <div className="flex flex-col gap-3 pt-2 pb-4">
          <Notice tone="warn">{t('network.linkAgreeNote', { name: link.name })}</Notice>
          <ConsentSwitches
            given={consents}
            onChange={(consent, isGiven) => setConsents({ ...consents, [consent]: isGiven })}
          />
          <Button wide onClick={() => setPaying(true)}>
            {t('common.next')}
          </Button>
        </div>
      )}
    </LazySheet>
  );
}

interface AgreeSheetProps {
  link: Link;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

/** Somebody wants to be the main account of this one. */
export function ApplicationCard({ link }: { link: Link }) {
  const { t, moment } = useTexts();
  const [agreeing, setAgreeing] = useState(false);
  const refuse = useWrite('network.refuseLink', link.id);
  const ask = () =>
    confirmThenMove({
      title: t('network.linkRefuse'),
      html: t.html('network.linkRefuseAsk', { name: link.name }),
      confirmText: t('network.linkRefuse'),
      move: () => refuse.mutateAsync({ params: { id: link.id }, body: {} }),
    });
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <p className="font-semibold wrap-anywhere">{t('network.linkWants', { name: link.name })}</p>
        <p className="num text-s text-ink-3">
          {link.member} · {t('network.linkUntil', { time: moment(link.expiresAt) })}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button kind="ghost" busy={refuse.isPending} onClick={ask}>
          {t('network.linkRefuse')}
        </Button>
        <Button onClick={() => setAgreeing(true)}>{t('network.linkAgree')}</Button>
      </div>
      <AgreeSheet link={link} show={agreeing} onUpdateShow={setAgreeing} />
    </Card>
  );
}
