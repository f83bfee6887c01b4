import type { Reply } from '@greenhall/client/route-input';
import { checkCode } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { CodeField } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { lazy, Suspense, useState } from 'react';
import type { CodeValue } from '../../../shared/forms/code-request.tsx';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRepeatable, useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { FactorProof, isProved, proofOf } from './factor-proof.tsx';

const Setup = lazy(() => import('./authenticator-setup.tsx'));

type Secret = Reply<'identity.beginAuthenticator'>;

/** Payment password and a code first, then the app's code: only then does two-step sign-in count. */
function TurnOn() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<Secret>();
  const [show, setShow] = useState(false);
  const [proof, setProof] = useState<CodeValue>({ channel: 'phone', code: '' });
  const begin = useRepeatable('identity.beginAuthenticator');
  const pay = async (payPassword: string) => {
    setSecret(await begin.mutateAsync({ body: { payPassword, ...proofOf(proof, false) } }));
    setProof({ ...proof, code: '' });
    setAsking(false);
    setShow(true);
  };
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {t('security.setUp')}
      </Button>
      <PaySheet
        show={asking}
        onUpdateShow={setAsking}
        title={t('security.twoStep')}
        items={[{ label: t('security.method'), value: t('security.authenticator') }]}
        note={<FactorProof hasAuthenticator={false} value={proof} onChange={setProof} />}
        disabled={!isProved(proof)}
        confirmText={t('common.next')}
        pay={pay}
      />
      <LazySheet show={show} onUpdateShow={setShow} title={t('security.authenticator')}>
        {secret ? (
          <Suspense>
            <Setup {...secret} onDone={() => setShow(false)} />
          </Suspense>
        ) : null}
      </LazySheet>
    </>
  );
}

function TurnOff() {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const [code, setCode] = useState('');
  const remove = useWrite('identity.removeAuthenticator');
  const pay = async (payPassword: string) => {
    await remove.mutateAsync({ body: { code, payPassword } });
    setShow(false);
    setCode('');
    toast(t('security.twoStepOff'), 'success');
  };
  return (
    <>
      <Button small kind="danger" onClick={() => setShow(true)}>
        {t('security.turnOff')}
      </Button>
      <PaySheet
        show={show}
        isUnderWay={remove.isPending}
        onUpdateShow={setShow}
        title={t('security.twoStepRemove')}
        items={[{ label: t('security.method'), value: t('security.authenticator') }]}
        note={
          <>
            <Notice tone="warn">{t('security.coolDownNote')}</Notice>
            <CodeField label={t('security.appCode')} value={code} onChange={setCode} />
          </>
        }
        disabled={!checkCode(code).ok}
        confirmText={t('security.turnOff')}
        pay={pay}
      />
    </>
  );
}

export function AuthenticatorCard({ on }: { on: boolean }) {
  const { t } = useTexts();
  return (
    <Card
      title={t('security.twoStep')}
      aside={<Chip tone={on ? 'up' : 'neutral'}>{t(on ? 'security.on' : 'security.off')}</Chip>}
    >
      <p className="mt-1 mb-3 text-s text-ink-2">{t('security.twoStepNote')}</p>
      {on ? <TurnOff /> : <TurnOn />}
    </Card>
  );
}
