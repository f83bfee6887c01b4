import { compose } from '../compose.ts';
import { BUILD, commandOf } from '../platform/build.ts';
import { holdPort } from '../platform/processes/hold-port.ts';
import { openLog } from '../platform/logs/log.ts';
import { settingsForStart } from '../platform/settings/data-dir.ts';
import { drainMs } from '../platform/processes/drain.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { runProgram } from '../platform/start-error.ts';
import { openTraces } from '../platform/traces/open.ts';

const STOP_WITHIN_MS = 9_000;
/** `bin/greenhall` says so where it was started with `nohup`: Node does not see that a signal is ignored. */
const OUTLIVES_TERMINAL = '--outlives-terminal';

/** Shows on a terminal how much of the demo world has been built. */
function showProgress(percent: number): void {
  if (process.stdout.isTTY)
    process.stdout.write(`\r  Building the demo world: ${percent} %${percent === 100 ? '\n' : ''}`);
}

/** The demo keeps its files in the data folder if one was named, else in the system's folder for temporary files. */
const demoOptions = ({ dataDir }: Settings) => ({
  onProgress: showProgress,
  ...(process.env['DATA_DIR'] ? { folder: dataDir } : {}),
});

const DEMO_SECRETS = {
  PEPPER: 'the secret of the demo',
  VERIFICATION_KEYS: 'demo:the-key-of-documents-in-the-demo',
};

async function main(): Promise<void> {
  const isDemo = process.argv.includes('--demo');
  const settings = settingsForStart(isDemo ? { ...DEMO_SECRETS, ...process.env } : process.env);
  const log = openLog(settings.logLevel);
  const release = await holdPort(settings);
  const traces = await openTraces(settings);
  // A set-up link lets whoever reads it become an operator: in live mode it must not end in a log.
  const showsLinks = settings.mode === 'sandbox' || process.stdout.isTTY;
  const { app, lines: signIns } = isDemo
    ? await (await import('../demo/index.ts')).composeDemo(settings, log, demoOptions(settings))
    : { app: await compose(settings, log, { withoutLinks: !showsLinks }), lines: [] };
  try {
    await release();
    await app.http.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    // What this process has taken on is given back to those that serve.
    await app.close();
    throw error;
  }

  log.info(BUILD, 'serving');
  let isStopping = false;
  const stop = (signal: string): void => {
    // Who asks twice does not want to wait. What was acknowledged is in the database, as after a kill.
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), drainMs(settings.drainSeconds) + STOP_WITHIN_MS).unref();
    const close = async () => {
      await app.close();
      await traces.close();
    };
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The end of a terminal is an order to stop, unless the program was started to outlive it.
  process.on('SIGHUP', process.argv.includes(OUTLIVES_TERMINAL) ? () => undefined : stop);

  const url = app.ports.publicUrl();
  const lines = [
    '',
    `  Greenhall   ${url}/`,
    `  Console     ${url}/admin/`,
    `  API         ${url}/api/docs`,
    ...(settings.databaseUrl
      ? []
      : ['  Data        in the embedded database, which is for trying out; DATABASE_URL names a PostgreSQL']),
    `  Invitation  ${app.first.invitationCode}`,
    ...app.first.setupTokens.map(
      (token) => `  Operator    ${url}/admin/#/set-up?token=${token}  (works once, for one hour)`,
    ),
    ...(showsLinks
      ? []
      : [`  Operators   ${commandOf('operators', 'link')}, on a terminal, makes the links of the first two`]),
    ...signIns,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

runProgram(main, 1);
