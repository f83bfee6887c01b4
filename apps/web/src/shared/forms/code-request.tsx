import type { RequestInput } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { links } from '../page/links.ts';
import { AppLink } from '../page/app-link.tsx';
import { CHANNELS, type Channel, ChannelChoice, CodeEntry, type SentCode } from './code-entry.tsx';
import { useErrorText } from '../request/use-error-text.ts';
import { useRead } from '../request/use-read.ts';
import { useWrite } from '../request/use-write.ts';
import { useTexts } from '../text/texts.ts';

export interface CodeValue {
  channel: Channel;
  code: string;
}

interface CodeFieldProps {
  value: CodeValue;
  onChange: (value: CodeValue) => void;
  error?: string | undefined;
}

export interface CodeRequestProps extends CodeFieldProps {
  purpose: Exclude<RequestInput<'identity.sendMyCode'>['body']['purpose'], 'bind'>;
}

export interface BoundCodeProps extends CodeFieldProps {
  /** Where codes can go, with the middle hidden. */
  contacts: Readonly<Record<Channel, string | null>>;
  send: (channel: Channel) => Promise<SentCode>;
}

/** A code sent to one of the phone and e-mail that are bound, and the field that takes it. */
export function BoundCode({ contacts, send, value, onChange, error }: BoundCodeProps) {
  const { t } = useTexts();
  const { phone, email } = contacts;
  if (!phone && !email)
    return (
      <Notice tone="warn">
        {t('code.unbound')}{' '}
        <AppLink to={links.contact()} className="font-semibold underline">
          {t('code.bind')}
        </AppLink>
      </Notice>
    );
  const bound = CHANNELS.filter((name) => contacts[name]);
  const channel = bound.includes(value.channel) ? value.channel : (bound[0] ?? 'phone');
  return (
    <div className="flex flex-col gap-3">
      {bound.length > 1 ? (
        <ChannelChoice channels={bound} value={channel} onChange={(name) => onChange({ ...value, channel: name })} />
      ) : null}
      <CodeEntry
        key={channel}
        send={() => send(channel)}
        hint={t('code.to', { address: contacts[channel] ?? '' })}
        code={value.code}
        onCode={(code) => onChange({ channel, code })}
        error={error}
      />
    </div>
  );
}

/** A code sent to the member's own bound phone or e-mail, and the field that takes it. */
export function CodeRequest({ purpose, ...field }: CodeRequestProps) {
  const { t } = useTexts();
  const security = useRead('identity.security', {});
  const send = useWrite('identity.sendMyCode');
  const failure = useErrorText(security.error);
  if (!security.data && !failure) return <Skeleton className="h-12 w-full" />;
  if (!security.data)
    return (
      <Notice tone="down">
        {failure}{' '}
        <Button kind="text" small onClick={() => void security.refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    );
  const { phone, email } = security.data;
  return (
    <BoundCode
      {...field}
      contacts={{ phone, email }}
      send={(channel) => send.mutateAsync({ body: { purpose, channel } })}
    />
  );
}
