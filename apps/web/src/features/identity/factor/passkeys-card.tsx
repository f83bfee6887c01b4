import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CellList } from '@greenhall/ui/display/cell';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import type { CodeValue } from '../../../shared/forms/code-request.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { FactorProof, isProved, proofOf } from './factor-proof.tsx';
import { hasPasskeys } from '../../../shared/session/passkey.ts';
import { useAddPasskey } from './use-add-passkey.ts';

type Passkey = Reply<'identity.security'>['passkeys'][number];

const NAME_MAX = 40;

function AddPasskey({ hasAuthenticator }: { hasAuthenticator: boolean }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const [name, setName] = useState('');
  const [proof, setProof] = useState<CodeValue>({ channel: 'phone', code: '' });
  const { add, forget } = useAddPasskey();
  const pay = async (payPassword: string) => {
    const added = await add(name.trim(), { payPassword, ...proofOf(proof, hasAuthenticator) });
    setProof({ ...proof, code: '' });
    if (!added) return;
    setShow(false);
    setName('');
    toast(t('security.passkeyAdded'), 'success');
  };
  return (
    <>
      <Button small onClick={() => setShow(true)}>
        {t('security.passkeyAdd')}
      </Button>
      <PaySheet
        show={show}
        onUpdateShow={(isShown) => {
          setShow(isShown);
          if (!isShown) forget();
        }}
        title={t('security.passkeyAdd')}
        items={[{ label: t('security.method'), value: t('security.passkey') }]}
        note={
          <>
            <Field
              label={t('security.passkeyName')}
              hint={t('security.passkeyNameNote')}
              value={name}
              longest={NAME_MAX}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
            <FactorProof hasAuthenticator={hasAuthenticator} value={proof} onChange={setProof} />
          </>
        }
        disabled={name.trim() === '' || !isProved(proof)}
        confirmText={t('security.passkeyAdd')}
        pay={pay}
      />
    </>
  );
}

function RemovePasskey({ passkey }: { passkey: Passkey }) {
  const { t, zoned } = useTexts();
  const [show, setShow] = useState(false);
  const remove = useWrite('identity.removePasskey', passkey.id);
  const pay = async (payPassword: string) => {
    await remove.mutateAsync({ params: { id: passkey.id }, body: { payPassword } });
    setShow(false);
    toast(t('security.passkeyRemoved'), 'success');
  };
  return (
    <>
      <Button small kind="danger" onClick={() => setShow(true)}>
        {t('security.remove')}
      </Button>
      <PaySheet
        show={show}
        isUnderWay={remove.isPending}
        onUpdateShow={setShow}
        title={t('security.passkeyRemove')}
        items={[
          { label: t('security.passkeyName'), value: passkey.name },
          { label: t('security.added'), value: zoned(passkey.createdAt) },
        ]}
        note={<Notice tone="warn">{t('security.coolDownNote')}</Notice>}
        confirmText={t('security.remove')}
        pay={pay}
      />
    </>
  );
}

export interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  hasAuthenticator: boolean;
}

export function PasskeysCard({ passkeys, hasAuthenticator }: PasskeysCardProps) {
  const { t, day } = useTexts();
  return (
    <Card title={t('security.passkeys')}>
      <p className="mt-1 mb-2 text-s text-ink-2">{t('security.passkeyNote')}</p>
      <CellList label={t('security.passkeys')}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex items-center gap-3 border-t border-line py-2.5">
            <span className="min-w-0 flex-1">
              <b className="block font-semibold wrap-anywhere">{passkey.name}</b>
              <span className="text-s text-ink-3">{day(passkey.createdAt)}</span>
            </span>
            <RemovePasskey passkey={passkey} />
          </li>
        ))}
      </CellList>
      {hasPasskeys() ? (
        <AddPasskey hasAuthenticator={hasAuthenticator} />
      ) : (
        <p className="text-s text-ink-2">{t('security.passkeyNone')}</p>
      )}
    </Card>
  );
}
