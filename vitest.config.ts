import { defineConfig } from 'vitest/config';

const unit = ['packages/**/*.test.{ts,tsx}', 'apps/{web,console}/src/**/*.test.{ts,tsx}'];
const server = ['apps/server/**/*.test.ts', 'packages/test-kit/**/*.test.ts', 'bench/**/*.test.ts'];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    passWithNoTests: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Until something is seen: a busy machine is slow, not wrong.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'laws', include: ['tools/**/*.test.ts'] } },
      { extends: true, test: { name: 'unit', include: unit, exclude: ['packages/test-kit/**', '**/node_modules/**'] } },
      {
        extends: true,
        test: { name: 'server', include: server, globalSetup: 'scripts/database.setup.ts' },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['scripts/database.setup.ts', 'scripts/browser.setup.ts'],
          setupFiles: 'e2e/harness/on-failure.ts',
        },
      },
    ],
  },
});
