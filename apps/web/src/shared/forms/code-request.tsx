import type { Ask } from '@greenhall/client/ask';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { links } from '../page/links.ts';
import { AppLink } from '../page/app-link.tsx';
import { CodeEntry } from './code-entry.tsx';
import { useErrorText } from '../request/use-error-text.ts';
import { useRead } from '../request/use-read.ts';
import { useWrite } from '../request/use-write.ts';
import { useTexts } from '../text/texts.ts';

export type Channel = 'phone' | 'email';

export interface CodeValue {
  channel: Channel;
  code: string;
}

export interface CodeRequestProps {
  purpose: Exclude<Ask<'identity.sendMyCode'>['body']['purpose'], 'bind'>;
  value: CodeValue;
  onChange: (value: CodeValue) => void;
  error?: string | undefined;
}

/** A code sent to the bound phone or e-mail, and the field that takes it. */
export function CodeRequest({ purpose, value, onChange, error }: CodeRequestProps) {
  const { t } = useTexts();
  const security = useRead('identity.security', {});
  const send = useWrite('identity.sendMyCode');
  const failure = useErrorText(security.error);
  const { phone, email } = security.data ?? {};
  if (!security.data && !failure) return <Skeleton className="h-12 w-full" />;
  if (failure && !security.data)
    return (
      <Notice tone="down">
        {failure}{' '}
        <Button kind="text" small onClick={() => void security.refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    );
  if (!phone && !email)
    return (
      <Notice tone="warn">
        {t('code.unbound')}{' '}
        <AppLink to={links.contact()} className="font-semibold underline">
          {t('code.bind')}
        </AppLink>
      </Notice>
    );
  const bound: Channel[] = [...(phone ? ['phone' as const] : []), ...(email ? ['email' as const] : [])];
  const channel = bound.includes(value.channel) ? value.channel : (bound[0] ?? 'phone');
  return (
    <div className="flex flex-col gap-3">
      {bound.length > 1 ? (
        <Segmented
          label={t('code.channel')}
          options={bound.map((name) => ({ value: name, label: t(name === 'phone' ? 'code.phone' : 'code.email') }))}
          value={channel}
          onChange={(name) => onChange({ ...value, channel: name })}
        />
      ) : null}
      <CodeEntry
        key={channel}
        send={() => send.mutateAsync({ body: { purpose, channel } })}
        hint={t('code.to', { address: (channel === 'phone' ? phone : email) ?? '' })}
        code={value.code}
        onCode={(code) => onChange({ channel, code })}
        error={error}
      />
    </div>
  );
}
