import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './paths.mjs';

const SOURCES = join(ROOT, 'apps/server/src');
const DIST = join(ROOT, 'apps/server/dist');

/** Each program and each thread of the server becomes a file of its own, by its path below `src`. */
const entries = globSync(['programs/*.ts', '**/*-worker.ts'], { cwd: SOURCES });

rmSync(DIST, { recursive: true, force: true });
await build({
  input: Object.fromEntries(entries.map((path) => [path.slice(0, -'.ts'.length), join(SOURCES, path)])),
  platform: 'node',
  // Packages stay where they are installed: some bring files of their own.
  external: (id) => !/^(?:[./]|@greenhall\/)/.test(id),
  logLevel: 'warn',
  output: { dir: DIST, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
});
