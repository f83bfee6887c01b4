import type { FileReport, TestReport } from './report.ts';

/** More files than these are no accident of a slow machine. */
const MOST = 3;

const hasFailed = ({ failures }: FileReport): boolean => failures.length > 0;

/**
 * The files that run once more at the end of a run: those of the browser, where nothing else failed, and few enough that a
 * slow machine may be the reason.
 */
export function filesToRepeat({ files, outside }: TestReport): readonly string[] {
  const failed = files.filter(hasFailed).map(({ path }) => path);
  const isBrowsersAlone = outside.length === 0 && failed.every((path) => path.startsWith('e2e/'));
  return isBrowsersAlone && failed.length <= MOST ? failed : [];
}

/** A run in which some files ran again: what they said the second time counts. */
export function repeated(first: TestReport, again: TestReport): TestReport {
  const seconds = new Map(again.files.map((file) => [file.path, file]));
  return { files: first.files.map((file) => seconds.get(file.path) ?? file), outside: again.outside };
}

/** What failed the first time and passed the second, a sentence each. */
export function unstable(first: TestReport, again: TestReport): readonly string[] {
  const passed = new Set(again.files.filter((file) => !hasFailed(file)).map(({ path }) => path));
  return first.files
    .filter(({ path }) => passed.has(path))
    .flatMap(({ path, failures }) =>
      failures.map(({ title, message }) => `unstable: ${path} › ${title || 'outside of its tests'} › ${message}`),
    );
}
