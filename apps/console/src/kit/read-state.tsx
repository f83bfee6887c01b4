import { isRefusedBy } from '@greenhall/client/refused';
import { RequestFault } from '@greenhall/client/request';
import { onlineManager } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { failureText } from './failure.ts';
import { type Texts, useTexts } from './texts.ts';
import { Outline } from './outline.tsx';

/** A read that has not brought anything, and how to ask again. */
interface Unread {
  readonly error: unknown;
  readonly refetch: () => Promise<unknown>;
}

/** Why a read failed and what to do now. Without a connection it is read again as soon as there is one. */
export function unreadText(texts: Texts, error: unknown): string {
  if (error instanceof RequestFault && !onlineManager.isOnline()) return texts.t('console.offline');
  return isRefusedBy(error, 'forbidden') ? texts.t('console.noRight') : failureText(texts, error);
}

/** Says why a read failed and lets the operator ask again. */
function ReadError({ of: { error, refetch } }: { readonly of: Unread }) {
  const texts = useTexts();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={unreadText(texts, error)}
      action={<Button onClick={() => void refetch()}>{texts.t('console.retry')}</Button>}
    />
  );
}

/** Stands above data that was read before: why reading it again failed, and how to do that. The data stays. */
export function ReadFault({ of }: { readonly of: Unread }) {
  return of.error ? <ReadError of={of} /> : null;
}

/** Stands in for what is read: its outline while it loads, its error when it fails. */
export function ReadState({ of }: { readonly of: Unread }) {
  return of.error ? <ReadError of={of} /> : <Outline />;
}
