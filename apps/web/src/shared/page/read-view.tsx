import { ErrorState } from '@greenhall/ui/page/error-state';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorText } from '../request/use-error-text.ts';
import { useTexts } from '../text/texts.ts';

type Query = Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };

/** Replaces data that could not be loaded. */
export function ReadError({ query }: { query: Query }) {
  const { t } = useTexts();
  const text = useErrorText(query.error);
  const online = navigator.onLine;
  return (
    <ErrorState
      icon={online ? 'warn' : 'offline'}
      title={t('state.error')}
      note={online ? text : t('state.offline')}
      retryLabel={t('common.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

export interface ReadViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };
  /** Instead of the rows of a list that is loading. */
  skeleton?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a skeleton, then the data. Data that was loaded once stays visible if a later read fails. */
export function ReadView<T>({ query, skeleton, children }: ReadViewProps<T>) {
  const { t } = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ReadError query={query} />;
  return skeleton ?? <SkeletonList label={t('state.loading')} />;
}
