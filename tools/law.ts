/** A file of the checkout: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A law of the repository that no linter knows. */
export interface Law {
  /** The law as a sentence; the name of its test. */
  readonly says: string;
  /** One line per violation, naming the file. */
  readonly check: (files: readonly SourceFile[]) => readonly string[];
  /** Small repositories that break it: each must be noticed. */
  readonly broken: readonly (readonly SourceFile[])[];
}

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** The 1-based line of an offset. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
