import { RefusedError } from '@greenhall/client/refused';
import { CodeField, FieldAction } from '@greenhall/ui/form/field';
import { Segmented } from '@greenhall/ui/form/segmented';
import { useState } from 'react';
import { useErrorText } from '../request/use-error-text.ts';
import { useTexts } from '../text/texts.ts';
import { useCountdown } from '../time/use-countdown.ts';
import { serverNow } from '../time/server-time.ts';

export type Channel = 'phone' | 'email';
export const CHANNELS: readonly Channel[] = ['phone', 'email'];

/** Where codes go. */
export function ChannelChoice({
  label,
  channels = CHANNELS,
  value,
  onChange,
}: {
  label?: string;
  channels?: readonly Channel[];
  value: Channel;
  onChange: (channel: Channel) => void;
}) {
  const { t } = useTexts();
  return (
    <Segmented
      label={label ?? t('code.channel')}
      options={channels.map((name) => ({ value: name, label: t(`code.${name}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

export interface SentCode {
  /** The masked address that the code was sent to, if the server returns it. */
  sentTo?: string;
  /** Seconds until another code may be requested. */
  resendIn: number;
}

export interface CodeEntryProps {
  label?: string;
  /** Sends a code; `undefined` if the person cancelled. */
  send: () => Promise<SentCode | undefined>;
  hint?: string;
  code: string;
  onCode: (code: string) => void;
  error?: string | undefined;
}

/** The wait that a refusal names, so that the button counts it down instead of failing again. */
function waitOf(error: unknown): number {
  return error instanceof RefusedError && error.refusal === 'codeTooSoon' ? Number(error.params['seconds'] ?? 0) : 0;
}

function useSending(send: CodeEntryProps['send']) {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentCode>();
  const [error, setError] = useState<unknown>();
  const [until, setUntil] = useState<number>();
  const press = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const made = await send();
      if (!made) return;
      setSent(made);
      setUntil(serverNow() + made.resendIn * 1_000);
    } catch (cause) {
      setError(cause);
      const wait = waitOf(cause);
      if (wait > 0) setUntil(serverNow() + wait * 1_000);
    } finally {
      setBusy(false);
    }
  };
  return { busy, sent, error, until, press };
}

/** The field for a code and the button that sends one, which then counts down. */
export function CodeEntry({ label, send, hint, code, onCode, error }: CodeEntryProps) {
  const { t } = useTexts();
  const sending = useSending(send);
  const seconds = useCountdown(sending.until);
  const failure = useErrorText(sending.error);
  const { sent } = sending;
  const done = sent ? (sent.sentTo ? t('code.sent', { address: sent.sentTo }) : t('code.done')) : hint;
  return (
    <CodeField
      label={label ?? t('code.label')}
      value={code}
      onChange={onCode}
      error={error ?? failure}
      hint={done}
      suffix={
        <FieldAction onClick={() => void sending.press()} disabled={seconds > 0 || sending.busy}>
          {seconds > 0 ? t('code.again', { seconds }) : sent ? t('code.resend') : t('code.send')}
        </FieldAction>
      }
    />
  );
}
