import { availableParallelism, totalmem } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Which tests run. `npm test` runs the short ones, each on one engine. `--all` adds the files that end in `.all.test.ts` and
 * runs everything on both engines. `--long` runs those that end in `.long.test.ts`, and nothing else.
 */
const RUNS = {
  short: { ending: '.test', without: ['**/*.{all,long}.test.*'], engines: 'postgresql' },
  all: { ending: '.test', without: ['**/*.long.test.*'], engines: 'embedded,postgresql' },
  long: { ending: '.long.test', without: [], engines: 'postgresql' },
};
const { ending, without, engines } = RUNS[(process.env.TEST_RUN ?? 'short') as keyof typeof RUNS];

const exclude = ['**/node_modules/**', ...without];
const rules = [`{tools,scripts}/**/*${ending}.ts`];
const unit = [`packages/**/*${ending}.{ts,tsx}`, `apps/{web,console}/src/**/*${ending}.{ts,tsx}`];
const server = ['apps/server', 'test-kit', 'bench'].map((folder) => `${folder}/**/*${ending}.ts`);
const isolated = [`apps/server/**/*.isolated${ending}.ts`];
const e2e = [`e2e/**/*${ending}.ts`];
const globalSetup = 'scripts/database.setup.ts';

/** A worker waits for a browser or a database half of the time: three keep two cores busy. Each needs memory for both. */
const BYTES_PER_WORKER = 1.5 * 1024 ** 3;
const WORKERS = Math.ceil(availableParallelism() * 1.5);
const maxWorkers = Math.max(1, Math.min(WORKERS, Math.floor(totalmem() / BYTES_PER_WORKER)));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers,
    passWithNoTests: true,
    exclude,
    env: { TEST_ENGINES: engines },
    // A busy machine is slow, not wrong: what is waited for may take four times as long as on a quiet one, and more.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: rules } },
      { extends: true, test: { name: 'unit', include: unit } },
      {
        extends: true,
        // Files that run in the same process share its modules and its embedded engines: both are costly to load.
        test: {
          name: 'server',
          include: server,
          exclude: [...exclude, ...isolated],
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
          include: e2e,
          isolate: false,
          globalSetup: [globalSetup, 'scripts/browser.setup.ts'],
          setupFiles: 'e2e/harness/on-failure.ts',
        },
      },
    ],
  },
});
