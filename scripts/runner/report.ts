import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { TimedFile } from './costs.ts';
import { ROOT } from '../paths.mjs';

/** What `scripts/runner/stages.mjs` wants to know of a run of Vitest. */
export interface TestReport {
  readonly passed: number;
  /** The titles of failed tests, each with its file; the file alone when it failed outside its tests. */
  readonly failures: readonly string[];
  /** The first line of what each of them said, and of errors that belong to none. */
  readonly reasons: readonly string[];
  readonly files: readonly TimedFile[];
}

const firstLine = (error: { readonly message?: unknown }): string => String(error.message).split('\n', 1)[0] ?? '';

/** What went wrong in a file: in its tests, in the hooks of its suites, and while it was loaded. */
function reasonsOf(module: TestModule): string[] {
  const path = relative(ROOT, module.moduleId);
  const said = (title: string, errors: readonly { readonly message?: unknown }[] = []) =>
    errors.map((error) => `${path}${title && ` > ${title}`}: ${firstLine(error)}`);
  return [
    ...said('', module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) => said(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].flatMap((test) => said(test.fullName, test.result().errors)),
  ];
}

function failuresOf(module: TestModule): string[] {
  const path = relative(ROOT, module.moduleId);
  const tests = [...module.children.allTests('failed')].map((test) => `${path} > ${test.fullName}`);
  return tests.length === 0 && module.state() === 'failed' ? [path] : tests;
}

/** Everything that a worker does for a file: its modules, its set-up and its tests. */
function secondsOf(module: TestModule): number {
  const taken = module.diagnostic();
  const parts = [taken.environmentSetupDuration, taken.prepareDuration, taken.collectDuration, taken.setupDuration];
  return parts.reduce((total, part) => total + part, taken.duration) / 1000;
}

/** Writes the report into the file that `TEST_REPORT` names. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const report: TestReport = {
      passed: modules.reduce((total, module) => total + [...module.children.allTests('passed')].length, 0),
      failures: modules.flatMap(failuresOf),
      reasons: [...modules.flatMap(reasonsOf), ...outside.map((error) => `outside of tests: ${firstLine(error)}`)],
      files: modules.map((module) => ({ path: relative(ROOT, module.moduleId), seconds: secondsOf(module) })),
    };
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify(report));
  }
}
