import { isRefusedBy } from '@greenhall/client/refused';
import type { Act } from './passkey.ts';

/** How an operator has proved itself: by a code, which opens the session for a while, or by a signature of this act alone. */
export interface Proof {
  readonly approval?: string;
}
type Ask = (act: Act) => Promise<Proof | undefined>;

const nobody: Ask = () => Promise.resolve(undefined);
let asker = nobody;
let open: Promise<Proof | undefined> | undefined;

/** Registers the prompt for a fresh code; the returned function takes it away. */
export function registerPrompt(ask: Ask): () => void {
  asker = ask;
  return () => {
    asker = nobody;
  };
}

/** Asks for a proof of this act. A code that was given for another one meanwhile is enough, a signature is not. */
async function proofOf(act: Act): Promise<Proof | undefined> {
  if (open) {
    const earlier = await open;
    return earlier?.approval ? proofOf(act) : earlier;
  }
  open = asker(act);
  try {
    return await open;
  } finally {
    open = undefined;
  }
}

/** Sends a write. One that needs a fresh code of the authenticator is sent once more after the operator has proved itself. */
export async function withFreshCode<T>(act: Act, send: (proof: Proof) => Promise<T>): Promise<T> {
  try {
    return await send({});
  } catch (refused) {
    const proof = isRefusedBy(refused, 'stepUpRequired') ? await proofOf(act) : undefined;
    if (!proof) throw refused;
    return send(proof);
  }
}
