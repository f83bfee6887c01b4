import { join } from 'node:path';
import { BIN, ROOT } from './paths.mjs';
import { run } from './spawn.mjs';

/**
 * The server restarts on a change of its files; Vite serves each face with the changes of its files and passes on to the
 * server, at whatever PORT it listens, what is the server's to answer.
 */
const server = run(process.execPath, [
  '--watch',
  join(ROOT, 'apps/server/src/programs/start.ts'),
  ...process.argv.slice(2),
]);
const faces = ['web', 'console'].map((face) => run(join(BIN, 'vite'), [], { cwd: join(ROOT, 'apps', face) }));

process.exitCode = await Promise.race([server, ...faces]);
process.kill(process.pid, 'SIGTERM');
