import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from '../paths.mjs';

/** A test that failed, and the first line of what it said; without a title where its file failed outside of its tests. */
export interface Failure {
  readonly title: string;
  readonly message: string;
}

export interface FileReport {
  readonly path: string;
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** What `scripts/runner/stages.mjs` wants to know of a run of Vitest. */
export interface TestReport {
  readonly files: readonly FileReport[];
  /** Errors that belong to no test file. */
  readonly outside: readonly string[];
}

const firstLine = (error: { readonly message?: unknown }): string => String(error.message).split('\n', 1)[0] ?? '';

/** What went wrong in a file: in its tests, in the hooks of its suites, and while it was loaded. */
function failuresOf(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    title: test.fullName,
    message: test.result().errors?.map(firstLine).join('; ') ?? '',
  }));
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const errors = [...module.errors(), ...suites].map((error) => ({ title: '', message: firstLine(error) }));
  const all = [...errors, ...tests];
  return all.length === 0 && module.state() === 'failed' ? [{ title: '', message: 'failed' }] : all;
}

/** Writes the report into the file that `TEST_REPORT` names. */
export default class Report implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], outside: readonly SerializedError[]): void {
    const report: TestReport = {
      files: modules.map((module) => ({
        path: relative(ROOT, module.moduleId),
        passed: [...module.children.allTests('passed')].length,
        failures: failuresOf(module),
      })),
      outside: outside.map(firstLine),
    };
    writeFileSync(process.env['TEST_REPORT'] ?? '', JSON.stringify(report));
  }
}
