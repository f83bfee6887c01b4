import { isTest, type Rule, type SourceFile } from '../rule.ts';

const CATALOGUE = 'packages/domain/src/shared/codes.ts';
const LOCALE = /^packages\/locales\/src\/([\w-]+)\/errors?\.(?:ts|json)$/;
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'];

function namesOf(files: readonly SourceFile[]): readonly string[] {
  const catalogue = files.find(({ path }) => path === CATALOGUE)?.text ?? '';
  return [...catalogue.matchAll(/^ {2}(\w+): entry\(/gm)].flatMap((found) => found[1] ?? []);
}

/** The error texts of each language. */
function languagesOf(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const languages = new Map<string, string>();
  for (const { path, text } of files) {
    const language = LOCALE.exec(path)?.[1];
    if (language && LANGUAGES.includes(language)) languages.set(language, `${languages.get(language) ?? ''}\n${text}`);
  }
  return languages;
}

/** A refusal is used if its quoted name occurs in code of the domain, the contract or the server. */
const isUsed = (files: readonly SourceFile[], name: string) => files.some(({ text }) => text.includes(`'${name}'`));

export const refusals: Rule = {
  says: 'every refusal of the catalogue has a text in ten languages and is used somewhere',
  check: (files) => {
    const names = namesOf(files);
    const languages = languagesOf(files);
    const sources = files.filter(
      ({ path }) =>
        /^(?:packages\/(?:domain|contract)|apps\/server)\/src\//.test(path) && path !== CATALOGUE && !isTest(path),
    );
    const untranslated = (languages.size === 0 ? [] : LANGUAGES).flatMap((language) =>
      names
        .filter((name) => !new RegExp(`\\b${name}['"]?\\s*:`).test(languages.get(language) ?? ''))
        .map((name) => `${name} has no text in ${language}`),
    );
    const unused = (sources.length === 0 ? [] : names)
      .filter((name) => !isUsed(sources, name))
      .map((name) => `${name} is never used`);
    return [...untranslated, ...unused];
  },
  broken: [
    [
      { path: CATALOGUE, text: '  serverBusy: entry(5242, 429),\n' },
      { path: 'apps/server/src/platform/queue.ts', text: "refuse('serverBusy')" },
      { path: 'packages/locales/src/en/errors.ts', text: "serverBusy: 'Busy'" },
    ],
    [
      { path: CATALOGUE, text: '  serverBusy: entry(5242, 429),\n' },
      { path: 'apps/server/src/platform/queue.ts', text: "refuse('notFound')" },
      ...LANGUAGES.map((language) => ({
        path: `packages/locales/src/${language}/errors.ts`,
        text: "serverBusy: 'Busy'",
      })),
    ],
  ],
};
