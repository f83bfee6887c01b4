import type { RouteInput, Reply } from '@greenhall/client/route-input';
import { EarlierWriteError } from '@greenhall/client/earlier-write';
import { RefusedError } from '@greenhall/client/refused';
import type { RouteKey } from '@greenhall/contract/routes';
import type { PlainKey } from '@greenhall/locales/runtime';
import { App } from 'antd';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { performAct } from './acts.ts';
import { PasskeyClosedError } from './fresh-code/passkey.ts';
import { type Texts, useTexts } from './texts.ts';

/** What to tell an operator about a failed call. */
export function failureText({ t }: Texts, error: unknown): string {
  if (error instanceof EarlierWriteError) return t(error.earlier === 'done' ? 'earlierDone' : 'earlierUnderWay');
  if (error instanceof PasskeyClosedError) return t('console.passkeyClosed');
  if (!(error instanceof RefusedError)) return t('request.unreachable');
  const params = Object.fromEntries(Object.entries(error.params).map(([name, value]) => [name, String(value)]));
  const named = error.refusal && t.find(error.refusal, params);
  return named ?? t('request.unknown');
}

/** Calls a write whose key stands until its outcome is known. */
type Write = <K extends RouteKey>(route: K, ...asks: RouteInput<K>) => Promise<Reply<K>>;

/** A write that is safe to press again; a refusal is told in words. */
export function useAct<T = void, R = unknown>(
  act: (write: Write, input: T) => Promise<R>,
  /** What the operator is told once it is done. */
  told: (answer: R) => PlainKey = () => 'console.done',
) {
  const texts = useTexts();
  const { message } = App.useApp();
  const [opening] = useState(() => ({}));
  const write = ((route: RouteKey, ask: object = {}) => performAct(route, ask, opening)) as Write;
  return useMutation({
    mutationFn: (input: T) => act(write, input),
    onSuccess: (answer) => void message.success(texts.t(told(answer))),
    onError: (error) => void message.error(failureText(texts, error)),
  });
}
