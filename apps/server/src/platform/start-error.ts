/** An error that the person who starts a program can correct. It is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The message about why a program ended. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${error.message}: another program uses this port; stop it or set PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${error.message}: HOST is not an address of this machine`;
  return String(error.stack);
}

/** Files that a program writes are readable by their owner only. */
const OWNER_ONLY = 0o077;

/** Runs a program. An uncaught error is printed to standard error and ends it with the exit code `failed`. */
export function runProgram(main: () => Promise<void>, failed: number): void {
  process.umask(OWNER_ONLY);
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(failed);
  });
}
