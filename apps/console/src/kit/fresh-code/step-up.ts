import { isRefusedBy } from '@greenhall/client/refused';

type Ask = () => Promise<boolean>;

const nobody: Ask = () => Promise.resolve(false);
let asker = nobody;
let open: Promise<boolean> | undefined;

/** Who asks the operator for a fresh code, until the answer is called. */
export function askForCodeBy(ask: Ask): () => void {
  asker = ask;
  return () => {
    asker = nobody;
  };
}

/** Asks for a code, once for all acts that wait for it; true when it was proved. */
async function proved(): Promise<boolean> {
  open ??= asker();
  try {
    return await open;
  } finally {
    open = undefined;
  }
}

/** Sends a write. One that needs a fresh code of the authenticator is sent once more after the code was proved. */
export async function withFreshCode<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (refused) {
    if (!isRefusedBy(refused, 'stepUpRequired') || !(await proved())) throw refused;
    return send();
  }
}
