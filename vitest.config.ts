import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/runner/longest-first.ts';

const unit = ['packages/**/*.test.{ts,tsx}', 'apps/{web,console}/src/**/*.test.{ts,tsx}'];
const isolated = ['apps/server/**/*.isolated.test.ts'];
/** A copy of the repository is compiled a dozen times there. */
const onlyLong = process.env.TEST_LENGTH === 'long' ? [] : ['tools/scratch/**'];
const globalSetup = 'scripts/database.setup.ts';
const server = ['apps/server/**/*.test.ts', 'test-kit/**/*.test.ts', 'bench/**/*.test.ts'];

/** A worker holds an embedded engine and the program: a core each, and memory for both. */
const BYTES_PER_WORKER = 1.5 * 1024 ** 3;
const maxWorkers = Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / BYTES_PER_WORKER)));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
    // A busy machine is slow, not wrong: what is waited for may take four times as long as on a quiet one, and more.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: ['{tools,scripts}/**/*.test.ts'], exclude: onlyLong } },
      { extends: true, test: { name: 'unit', include: unit, exclude: ['test-kit/**', '**/node_modules/**'] } },
      {
        extends: true,
        // Files that run in the same process share its modules and its embedded engines: both are costly to load.
        test: {
          name: 'server',
          include: server,
          exclude: [...isolated, '**/node_modules/**'],
          isolate: false,
          globalSetup,
        },
      },
      {
        extends: true,
        // A file that replaces a module needs a process of its own.
        test: { name: 'isolated', include: isolated, globalSetup },
      },
      {
        extends: true,
        // Files of the same process share its browser too.
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: [globalSetup, 'scripts/browser.setup.ts'],
          setupFiles: 'e2e/harness/on-failure.ts',
        },
      },
    ],
  },
});
