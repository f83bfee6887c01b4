import type { Reply } from '@greenhall/client/route-input';
import { checkCode } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { CodeField } from '@greenhall/ui/form/field';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/request/api.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { LoginRefusal } from './login-refusal.tsx';
import { ticketByWork } from '../challenge/work.ts';

export interface SecondStepProps {
  username: string;
  password: string;
  onSession: (session: Reply<'identity.login'>) => void;
  onBack: () => void;
}

/** A ticket is good for one try, so the device earns a new one by itself while the code is being typed. */
const freshTicket = async () => ticketByWork(await api('identity.createChallenge', { body: { action: 'login' } }));

/** The code of the authenticator app, asked for once the password was right. */
export function SecondStep({ username, password, onSession, onBack }: SecondStepProps) {
  const { t, language } = useTexts();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const ticket = useRef<Promise<string>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const prepare = () => {
    const next = freshTicket();
    next.catch(() => undefined);
    ticket.current = next;
  };
  useEffect(() => {
    if (!ticket.current) prepare();
    field.current?.focus();
  }, []);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(!checkCode(code).ok);
    if (!checkCode(code).ok || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const earned = await ticket.current;
      const body = { username, password, ticket: earned ?? '', secondFactor: code, language };
      onSession(await api('identity.login', { body }));
    } catch (cause) {
      setError(cause);
      prepare();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      <Card title={t('entry.secondTitle')} className="flex flex-col gap-3">
        <p className="text-s text-ink-2">{t('entry.secondNote')}</p>
        <CodeField
          ref={field}
          label={t('entry.secondCode')}
          value={code}
          onChange={setCode}
          error={missing ? t('entry.codeMissing') : undefined}
        />
      </Card>
      <LoginRefusal error={error} />
      <Button type="submit" wide busy={busy}>
        {t('common.login')}
      </Button>
      <Button kind="text" wide onClick={onBack}>
        {t('common.back')}
      </Button>
    </form>
  );
}
