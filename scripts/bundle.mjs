import { globSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { ROOT } from './paths.mjs';

const SOURCES = join(ROOT, 'apps/server/src');
const DIST = join(ROOT, 'apps/server/dist');

/** Each program and each thread of the server becomes a file of its own, by its path below `src`. */
const entries = globSync(['programs/*.ts', '**/*-worker.ts'], { cwd: SOURCES });

const unfinished = join(ROOT, 'node_modules/.cache', `greenhall-server.${process.pid}`);
const { output } = await build({
  input: Object.fromEntries(entries.map((path) => [path.slice(0, -'.ts'.length), join(SOURCES, path)])),
  platform: 'node',
  // Packages stay where they are installed: some bring files of their own.
  external: (id) => !/^(?:[./]|@greenhall\/)/.test(id),
  logLevel: 'warn',
  output: { dir: unfinished, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
});

// A path that is computed would name sources, which a release does not have.
for (const chunk of output)
  if (chunk.type === 'chunk' && /\bimport\(\s*`/.test(chunk.code))
    throw new Error(`${chunk.fileName} imports a computed path`);

// Programs may be started meanwhile.
rmSync(DIST, { recursive: true, force: true });
renameSync(unfinished, DIST);
