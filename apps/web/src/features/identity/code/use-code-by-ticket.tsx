import type { RequestInput } from '@greenhall/client/route-input';
import type { ReactNode } from 'react';
import type { SentCode } from '../../../shared/forms/code-entry.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useChallenge } from '../challenge/use-challenge.tsx';

type Target = Omit<RequestInput<'identity.sendCode'>['body'], 'ticket'>;

/** Sends a code to somebody who is not signed in, behind the security check. */
export function useCodeByTicket(): { send: (to: Target) => Promise<SentCode | undefined>; sheet: ReactNode } {
  const { ask, sheet } = useChallenge('code');
  const write = useWrite('identity.sendCode');
  const send = async (to: Target) => {
    const ticket = await ask();
    return ticket ? write.mutateAsync({ body: { ...to, ticket } }) : undefined;
  };
  return { send, sheet };
}
