import { DatabaseEndedError, outageOf } from '../outages.ts';

/**
 * Nobody knows whether a transaction was committed: the connection was lost while it was, or the server did not wait until a standby had it.
 * It is never run again here. Who asked asks with its key, and gets the first answer or finds nothing done.
 */
export class UnknownCommitError extends Error {
  override name = 'UnknownCommitError';
  /** As of a connection that is lost: the caller is told to ask again. */
  readonly code = '08007';
}

const POOL_IS_BUSY = /^timeout exceeded when trying to connect/;
/** A server that only reads: it was one that writes, and another has taken its place. */
const READ_ONLY = '25006';

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether the connection, or the server behind it, is of no use any more. */
export const isServerGone = (error: unknown): boolean =>
  sqlState(error) === READ_ONLY || sqlState(error).startsWith('57P0');

/**
 * Whether a command failed because its connection was lost or could not be made, so that it may run again on another one: nothing of it
 * was committed. Where all connections are in use it would only wait once more.
 */
export function isBroken(error: unknown): boolean {
  if (error instanceof UnknownCommitError) return false;
  if (sqlState(error) === READ_ONLY) return true;
  if (error instanceof Error && POOL_IS_BUSY.test(error.message)) return false;
  // The embedded database comes back with the program alone.
  return outageOf(error) === 'database' && !(error instanceof DatabaseEndedError);
}
