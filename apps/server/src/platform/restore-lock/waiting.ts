import type { RouteKey } from '@greenhall/contract/routes';
import { refusalWhileClosed } from '@greenhall/contract/while-closed';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../database/database.ts';
import { staysClosed } from './store.ts';

/**
 * Runs a write unless it has to wait until the installation is opened after a restore. It is asked in the transaction of the write, which
 * whoever closes the installation waits for. Rule: admin#after-a-restore.
 */
export async function unlessClosed<T>(
  tx: Tx,
  key: RouteKey,
  command: (tx: Tx) => Promise<Result<T>>,
): Promise<Result<T>> {
  const refusal = refusalWhileClosed(key);
  return refusal && (await staysClosed(tx)) ? refuse(refusal) : command(tx);
}
