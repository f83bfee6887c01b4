import type { Rule, SourceFile } from '../rule.ts';

const PATH = /^docs\/decisions\/(\d{4}-[^/]+\.md)$/;
/** What no longer has to be read; it may look as it did when it was written. */
const PAST = /^docs\/decisions\/(past\/\d{4}-[^/]+\.md)$/;
const TITLE = /^# (?!\d).+\n/;
const FORM =
  /^# (?!\d).+\n\nStatus: in force(?:\.|, but for .+\.)\nArea: .+\.\n\n(?:Replaces: .+\.\n\n)?## Context\n[^]+\n## Decision\n/;
const LINK = /\]\(((?:past\/)?\d{4}-[^)]+\.md)\)/g;

interface Page {
  readonly file: string;
  readonly path: string;
  readonly text: string;
  readonly replacedBy: readonly string[];
  readonly replaces: readonly string[];
}

const linksOf = (line: string | undefined): string[] => [...(line ?? '').matchAll(LINK)].map(([, file]) => file ?? '');

const pageOf = ({ path, text }: SourceFile): Page[] => {
  const file = PATH.exec(path)?.[1];
  if (!file) return [];
  const lines = text.split('\n');
  const named = (word: string): string[] => linksOf(lines.find((line) => line.startsWith(`${word}: `)));
  return [{ file, path, text, replacedBy: named('Status'), replaces: named('Replaces') }];
};

/** Whether what one page says of another is said by the other of the one; a page of the past need only be there. */
const unanswered = (pages: readonly Page[], past: ReadonlySet<string>, page: Page): string[] => {
  const find = (file: string): Page | undefined => pages.find((other) => other.file === file);
  return [
    ...page.replacedBy.filter((by) => !find(by)?.replaces.includes(page.file)),
    ...page.replaces.filter((old) => !past.has(old) && !find(old)?.replacedBy.includes(page.file)),
  ].map((other) => `${page.path} and ${other} disagree about which replaces the other`);
};

const GOOD = '# One\n\nStatus: in force.\nArea: shop.\n\n## Context\n\nText.\n\n## Decision\n\nText.\n';

export const decisions: Rule = {
  says: 'a decision has a status, an area, context and decision, each replacement is named by both, and a page of the past has a title',
  check: (files) => {
    const pages = files.flatMap(pageOf);
    const past = files.filter(({ path }) => PAST.test(path));
    const pastNames = new Set(past.map(({ path }) => PAST.exec(path)?.[1] ?? ''));
    return [
      ...pages.flatMap((page) =>
        FORM.test(page.text) ? unanswered(pages, pastNames, page) : [`${page.path} has not the form of a decision`],
      ),
      ...past.filter(({ text }) => !TITLE.test(text)).map(({ path }) => `${path} has no title`),
    ];
  },
  broken: [
    [{ path: 'docs/decisions/0001-one.md', text: GOOD.replace('Status: in force.\n', '') }],
    [{ path: 'docs/decisions/0001-one.md', text: GOOD.replace('Area: shop.\n', '') }],
    [{ path: 'docs/decisions/0001-one.md', text: GOOD.replace('# One', '# 1. One') }],
    [{ path: 'docs/decisions/0001-one.md', text: GOOD.replace('## Decision', '## Ideas') }],
    [
      { path: 'docs/decisions/0001-one.md', text: GOOD.replace('force.', 'force, but for all ([0002](0002-two.md)).') },
      { path: 'docs/decisions/0002-two.md', text: GOOD },
    ],
    [
      { path: 'docs/decisions/0001-one.md', text: GOOD },
      {
        path: 'docs/decisions/0002-two.md',
        text: GOOD.replace('shop.', 'shop.\n\nReplaces: all ([0001](0001-one.md)).'),
      },
    ],
    [
      {
        path: 'docs/decisions/0002-two.md',
        text: GOOD.replace('shop.', 'shop.\n\nReplaces: [0001](past/0001-one.md).'),
      },
      { path: 'docs/decisions/past/0003-three.md', text: '# Three\n' },
    ],
    [{ path: 'docs/decisions/past/0001-one.md', text: '## Context\n\nText.\n' }],
  ],
};
