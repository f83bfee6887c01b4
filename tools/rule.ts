/** A file of the checkout: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A repository rule that no linter checks. */
export interface Rule {
  /** The rule as a sentence, which is also the name of its test. */
  readonly says: string;
  /** Returns one message per violation, which names the file. */
  readonly check: (files: readonly SourceFile[]) => readonly string[];
  /** Small repositories that break the rule. The test checks that each of them is reported. */
  readonly broken: readonly (readonly SourceFile[])[];
}

/** Whether a file belongs to the tests that every change runs, or helps them. */
export const isInShortRun = (path: string): boolean => !/\.(?:all|long)\.test\.tsx?$/.test(path);

/** Whether a file has tests, or helps those beside it. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|(?:^|\/)test-[^/]+\.tsx?$/.test(path);

/** The 1-based line number of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
