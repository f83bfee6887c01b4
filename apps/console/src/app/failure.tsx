import { App } from 'antd';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Refused } from './api.ts';
import { type Texts, useTexts } from './texts.ts';

/** What to tell an operator about a failed call. */
export function failureText({ t }: Texts, error: unknown): string {
  if (!(error instanceof Refused) || !error.refusal) return t('request.unreachable');
  const params = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, String(value)]));
  return t.find(error.refusal, params) ?? t('request.unknown');
}

/**
 * A write: afterwards everything shown is read again, unless the act changes nothing that is shown; a refusal is told in
 * words.
 */
export function useAct<T>(act: (input: T) => Promise<unknown>, { changes = true }: { changes?: boolean } = {}) {
  const texts = useTexts();
  const { message } = App.useApp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => (changes ? queries.invalidateQueries() : undefined),
    onSuccess: () => void message.success(texts.t('console.done')),
    onError: (error) => void message.error(failureText(texts, error)),
  });
}
