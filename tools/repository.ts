import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { SourceFile } from './rule.ts';

const ROOT = join(import.meta.dirname, '..');
const TEXT = /(?:\.(?:ts|tsx|mjs|js|json|jsonc|css|html|sql|md|yaml|yml|svg)|\/run)$/;

/** The folders that .gitignore names are by-products. */
const byProducts = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))
  .map((line) => line.slice(0, -1));
const SKIPPED = new Set(['.git', ...byProducts]);

/** Every text file of the checkout, or of another one in a folder. */
export function readRepository(root = ROOT): readonly SourceFile[] {
  return globSync(['*', '.ci/*', '{apps,bench,docs,e2e,packages,scripts,test-kit,tools}/**/*'], {
    cwd: root,
    exclude: (path) => path.split(sep).some((part) => SKIPPED.has(part)),
  })
    .map((path) => path.replaceAll(sep, '/'))
    .filter((path) => TEXT.test(path) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
