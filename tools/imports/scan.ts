/** One import, re-export or dynamic import of a file. */
export interface Import {
  readonly specifier: string;
  /** The import is erased at run time. */
  readonly isType: boolean;
  /** The module is loaded on demand, not with the file. */
  readonly isLazy: boolean;
}

const STATEMENT = /^(?:import|export)\s+(type\s)?[^'"();]*?\bfrom\s*['"]([^'"]+)['"]/gm;
const EFFECT = /^import\s*['"]([^'"]+)['"]/gm;
const CALL = /(?<!\btypeof\s)\bimport\(\s*['"]([^'"]+)['"]/g;

/**
 * The imports of a formatted TypeScript file. Statements begin their line, and the only string between the keyword and
 * the end of the statement is the specifier.
 */
export function importsOf(text: string): readonly Import[] {
  return [
    ...[...text.matchAll(STATEMENT)].map(([, type, specifier = '']) => ({
      specifier,
      isType: type !== undefined,
      isLazy: false,
    })),
    ...[...text.matchAll(EFFECT)].map(([, specifier = '']) => ({ specifier, isType: false, isLazy: false })),
    ...[...text.matchAll(CALL)].map(([, specifier = '']) => ({ specifier, isType: false, isLazy: true })),
  ];
}
