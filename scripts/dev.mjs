import { join } from 'node:path';
import { BIN, ROOT } from './paths.mjs';
import { run } from './spawn.mjs';

/** The server restarts on a change of its files; Vite serves the member app and passes `/api` on to it. */
const server = run(process.execPath, ['--watch', join(ROOT, 'apps/server/src/main.ts'), ...process.argv.slice(2)]);
const web = run(join(BIN, 'vite'), [], { cwd: join(ROOT, 'apps/web') });

process.exitCode = await Promise.race([server, web]);
process.kill(process.pid, 'SIGTERM');
