/** Something that whoever starts a program of this repository can mend: it is said without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Why a program ended, for whoever started it. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${error.message}: another program uses this port; stop it or set PORT`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `${error.message}: HOST is not an address of this machine`;
  return String(error.stack);
}

/** Nobody else on this machine reads what a program writes. */
const OWNER_ONLY = 0o077;

/** Runs a program; what it cannot go on from goes to standard error and ends it with `failed`. */
export function runProgram(main: () => Promise<void>, failed: number): void {
  process.umask(OWNER_ONLY);
  main().catch((error: unknown) => {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(failed);
  });
}
