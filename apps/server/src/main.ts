import { pino } from 'pino';
import { compose } from './compose.ts';
import { DirectoryInUseError } from './platform/database/directory-lock.ts';
import { SettingsError, readSettings } from './platform/settings.ts';

const STOP_WITHIN_MS = 9_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = pino({ level: settings.logLevel, redact: ['req.headers', 'password'] });
  const isDemo = process.argv.includes('--demo');
  const { app, lines: signIns } = isDemo
    ? await (await import('./demo/index.ts')).composeDemo(settings, log)
    : { app: await compose(settings, log), lines: [] };
  await app.http.listen({ port: settings.port, host: settings.host });

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const url = app.ports.publicUrl();
  const lines = [
    '',
    `  Greenhall   ${url}/`,
    `  Console     ${url}/admin/`,
    `  API         ${url}/api/docs`,
    `  Invitation  ${app.first.invitationCode}`,
    ...app.first.setupTokens.map(
      (token) => `  Operator    ${url}/admin/#/set-up?token=${token}  (works once, for one hour)`,
    ),
    ...signIns,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof DirectoryInUseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  return inUse ? `${error.message}: another program uses this port; stop it or set PORT` : String(error.stack);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
