import type { RequestInput } from '@greenhall/client/route-input';
import { newKey } from '@greenhall/client/keys';
import { RefusedError } from '@greenhall/client/refused';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { type RefObject, useRef } from 'react';
import { api } from '../../../shared/request/api.ts';
import { wasDialogClosed } from '../../../shared/session/passkey.ts';

/** A passkey that the device has made and the server has not confirmed yet. */
interface Made {
  readonly body: RequestInput<'identity.addPasskey'>['body'];
  readonly key: string;
}

type Proof = RequestInput<'identity.passkeyOptions'>['body'];

/** A beginning whose answer may have been lost. It is that of one code, which the server takes once. */
interface Beginning {
  readonly code: string;
  readonly key: string;
}

/** Has the device make a passkey; nothing when the person closed the device's dialog. */
async function make(name: string, proof: Proof, begun: RefObject<Beginning | undefined>): Promise<Made | undefined> {
  if (begun.current?.code !== proof.code) begun.current = { code: proof.code, key: newKey() };
  const { key } = begun.current;
  const begin = api('identity.passkeyOptions', { body: proof, key }).catch((error: unknown) => {
    if (error instanceof RefusedError && !error.unsettled) begun.current = undefined;
    throw error;
  });
  const [{ flow, options }, { startRegistration }] = await Promise.all([begin, import('@simplewebauthn/browser')]);
  begun.current = undefined;
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const answer = await startRegistration({ optionsJSON });
    return { body: { flow, name, answer: { ...answer } }, key: newKey() };
  } catch (error) {
    if (wasDialogClosed(error)) return undefined;
    throw error;
  }
}

/**
 * Adds a passkey. The code is spent when it begins. A repeat after a lost answer asks under the same key, so that it goes on
 * where it stopped: with the flow that was begun, or with the passkey that the device has made.
 */
export function useAddPasskey() {
  const begun = useRef<Beginning>(undefined);
  const made = useRef<Made>(undefined);
  return {
    /** Whether it was added; not if the person closed the device's dialog. */
    add: async (name: string, proof: Proof): Promise<boolean> => {
      const one = made.current ?? (await make(name, proof, begun));
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
      begun.current = undefined;
      made.current = undefined;
    },
  };
}
