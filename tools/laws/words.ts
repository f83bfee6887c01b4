import type { Law } from '../law.ts';

/** Folders of the machine a page was written on say nothing to a reader elsewhere. */
const WORDS = [/(?<![\w.-])\/work\//, /\.\.\/shared\/(?:spec|design)\b/, /(?<![\w.-])\/(?:home|Users)\/[\w.-]+\//];

export const words: Law = {
  says: 'no file names the place it was written in',
  check: (files) =>
    files
      .filter(({ path }) => path !== 'tools/laws/words.ts')
      .flatMap(({ path, text }) =>
        WORDS.map((word) => word.exec(text)?.[0])
          .filter((found) => found !== undefined)
          .map((found) => `${path} names ${found}`),
      ),
  broken: [
    [{ path: 'README.md', text: 'See /work/main.' }],
    [{ path: 'docs/notes.md', text: 'See ../shared/design/wire.md.' }],
    [{ path: 'STYLE.md', text: 'See /home/somebody/greenhall.' }],
  ],
};
