import type { RequestInput, LooseRequestInput } from '@greenhall/client/route-input';
import { wasDialogClosed } from './able.ts';
import type { RouteKey } from '@greenhall/contract/routes';
import type * as webauthn from '@simplewebauthn/browser';
import { api } from '../api.ts';

/** A write that an operator is about to send. */
export interface Act {
  readonly route: RouteKey;
  readonly ask: LooseRequestInput;
}

/** The person has closed the device's question. */
export class PasskeyClosedError extends Error {
  override name = 'PasskeyClosedError';
}

type Answer = Record<string, unknown>;
type Browser = typeof webauthn;

/** Asks the device. Throws `PasskeyClosedError` when its question was closed. */
async function onDevice(ask: (browser: Browser) => Promise<object>): Promise<Answer> {
  const browser = await import('@simplewebauthn/browser');
  try {
    return { ...(await ask(browser)) };
  } catch (error) {
    throw wasDialogClosed(error) ? new PasskeyClosedError() : error;
  }
}

/** Has the device make a passkey. */
export const makePasskey = (options: Answer): Promise<Answer> =>
  onDevice((browser) =>
    browser.startRegistration({ optionsJSON: options as unknown as webauthn.PublicKeyCredentialCreationOptionsJSON }),
  );

/** Has a passkey sign a challenge. */
export const signByPasskey = (options: Answer): Promise<Answer> =>
  onDevice((browser) =>
    browser.startAuthentication({ optionsJSON: options as unknown as webauthn.PublicKeyCredentialRequestOptionsJSON }),
  );

/** Has a passkey sign exactly this act; what it answers is sent with the act. */
export async function signAct({ route, ask }: Act): Promise<string> {
  const params = Object.fromEntries(Object.entries(ask.params ?? {}).map(([name, value]) => [name, String(value)]));
  // The server says which acts can be signed.
  const body = { route, params, body: ask.body ?? {} } as RequestInput<'admin.beginApproval'>['body'];
  const { flow, options } = await api('admin.beginApproval', { body });
  return btoa(JSON.stringify({ flow, answer: await signByPasskey(options) }));
}
