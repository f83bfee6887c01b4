import type { Rule, SourceFile } from '../rule.ts';
import { lineAt } from '../rule.ts';

const CITATION = /\b[Rr]ule: (?<list>[a-z]+#[a-z-]+(?:, [a-z]+#[a-z-]+)*)/g;
/** Citations that name a document instead of a page and heading of docs/rules. */
const UNRESOLVED = /\b[Rr]ule: (?:economy|wire|specification|screens|architecture)\b/g;
const isCode = ({ path }: SourceFile): boolean => /^(?:packages|apps|bench|e2e|scripts)\/.*\.tsx?$/.test(path);

/** The anchor of a heading, as Markdown renderers build it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function anchorsOf(files: readonly SourceFile[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ path, text }) => {
      const page = /^docs\/rules\/([a-z]+)\.md$/.exec(path)?.[1];
      if (!page) return [];
      return [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => `${page}#${anchorOf(heading)}`);
    }),
  );
}

export const citations: Rule = {
  says: 'every citation of a rule is a heading of docs/rules',
  check: (files) => {
    const anchors = anchorsOf(files);
    return files.filter(isCode).flatMap(({ path, text }) => [
      ...[...text.matchAll(CITATION)].flatMap(({ groups, index }) =>
        (groups?.['list'] ?? '')
          .split(', ')
          .filter((anchor) => !anchors.has(anchor))
          .map((anchor) => `${path}:${lineAt(text, index)} cites ${anchor}`),
      ),
      ...[...text.matchAll(UNRESOLVED)].map(({ 0: found, index }) => `${path}:${lineAt(text, index)} says "${found}"`),
    ]);
  },
  broken: [
    [
      { path: 'docs/rules/stock.md', text: '# Stock\n\n## Bonuses\n' },
      { path: 'packages/domain/src/stock/bonus.ts', text: '/** Rule: stock#bonus. */\n' },
    ],
    [{ path: 'packages/domain/src/stock/bonus.ts', text: '/** Rule: economy §5. */\n' }],
  ],
};
