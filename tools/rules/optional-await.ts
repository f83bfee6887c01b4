import { type Rule, lineAt } from '../rule.ts';

const OPTIONAL_CALL = /\?\.(?:[\w.]+)?\(/g;

/** The text between an opening bracket and the one that closes it. */
function argumentsFrom(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; end < text.length && depth > 0; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end - 1);
}

/** What an inner function awaits is its own affair: it is handed on, not evaluated here. */
const awaitsHere = (given: string): boolean => {
  const at = given.search(/\bawait\b/);
  return at >= 0 && !/\basync\b/.test(given.slice(0, at));
};

export const optionalAwait: Rule = {
  says: 'nothing is awaited among the arguments of an optional call, which would never be done without its callee',
  check: (files) =>
    files
      .filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('tools/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(OPTIONAL_CALL)]
          .filter((found) => awaitsHere(argumentsFrom(text, found.index + found[0].length)))
          .map((found) => `${path}:${lineAt(text, found.index)} awaits inside an optional call`),
      ),
  broken: [
    [{ path: 'apps/web/src/a.ts', text: 'done?.(await write({ id: take(1) }));' }],
    [{ path: 'apps/web/src/a.ts', text: 'list?.push(\n  await read(),\n);' }],
  ],
};
