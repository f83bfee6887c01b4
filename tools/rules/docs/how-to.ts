import { posix } from 'node:path';
import type { Rule, SourceFile } from '../../rule.ts';

const FOLDER = 'docs/how-to/';
const MOST = 25;
/** A link to a file by something that is named in it. */
const NAMED = /\[`([^`]+)`\]\(([^)]+)\)/g;

function findings({ path, text }: SourceFile, texts: ReadonlyMap<string, string>): string[] {
  const lines = path.startsWith(FOLDER) ? text.trimEnd().split('\n') : [];
  return [
    ...(lines.length > MOST ? [`${path} has more than ${MOST} lines`] : []),
    ...lines
      .filter((line) => /^\d+\. /.test(line) && line.search(NAMED) < 0)
      .map((line) => `${path} names nothing in a file: ${line}`),
    ...[...text.matchAll(NAMED)]
      .map(([, name = '', link = '']) => ({ name, file: posix.join(posix.dirname(path), link) }))
      .filter(({ name, file }) => !texts.get(file)?.includes(name))
      .map(({ name, file }) => `${path} looks for ${name} in ${file}, where it is not`),
  ];
}

export const howTo: Rule = {
  says: `a how-to page has at most ${MOST} lines, and names what stands in a file, as ARCHITECTURE does`,
  check: (files) => {
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    return files
      .filter(({ path }) => path.startsWith(FOLDER) || path === 'ARCHITECTURE.md')
      .flatMap((file) => findings(file, texts));
  },
  broken: [
    [{ path: 'docs/how-to/add.md', text: '1. Look around.' }],
    [{ path: 'docs/how-to/add.md', text: '1. The list [`LIST`](../../tools/missing.ts).' }],
    [
      { path: 'docs/how-to/add.md', text: '1. The list [`LIST`](../../tools/list.ts).' },
      { path: 'tools/list.ts', text: 'export const NAMES = [];' },
    ],
    [{ path: 'docs/how-to/add.md', text: '\n'.repeat(MOST) + 'One line more.' }],
  ],
};
