import type { Ask } from '@greenhall/client/ask';
import { newKey } from '@greenhall/client/keys';
import { RefusedError } from '@greenhall/client/refused';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useRef } from 'react';
import { api } from '../../../shared/request/api.ts';
import { isGivenUp } from '../../../shared/session/passkey.ts';

/** A passkey that the device has made and the server has not confirmed yet. */
interface Made {
  readonly body: Ask<'identity.addPasskey'>['body'];
  readonly key: string;
}

/** Has the device make a passkey; nothing when the person closed the device's dialog. */
async function make(name: string, proof: Ask<'identity.passkeyOptions'>['body']): Promise<Made | undefined> {
  const [{ flow, options }, { startRegistration }] = await Promise.all([
    api('identity.passkeyOptions', { body: proof }),
    import('@simplewebauthn/browser'),
  ]);
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    return { body: { flow, name, answer: { ...answer } }, key: newKey() };
  } catch (error) {
    if (isGivenUp(error)) return undefined;
    throw error;
  }
}

/**
 * Adds a passkey. The code is spent once the device has made it, so a repeat after a lost answer sends the same passkey
 * under the same key, and is told that it is there if it is.
 */
export function useAddPasskey() {
  const made = useRef<Made>(undefined);
  return {
    /** Whether it was added; not if the person closed the device's dialog. */
    add: async (name: string, proof: Ask<'identity.passkeyOptions'>['body']): Promise<boolean> => {
      const one = made.current ?? (await make(name, proof));
      if (!one) return false;
      made.current = one;
      try {
        await api('identity.addPasskey', one);
        made.current = undefined;
        return true;
      } catch (error) {
        if (error instanceof RefusedError && !error.unsettled) made.current = undefined;
        throw error;
      }
    },
    /** The next one is another one. */
    forget: () => {
      made.current = undefined;
    },
  };
}
