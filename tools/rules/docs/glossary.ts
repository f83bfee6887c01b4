import type { Rule, SourceFile } from '../../rule.ts';

const GLOSSARY = 'docs/glossary.md';
/** Texts for members; desks, legal texts, mails and refusals have words of their own. */
const TEXT_FILE = /^packages\/locales\/src\/([\w-]+)\/(?!(?:desk|outside|demo)\/|legal|errors)(?:\w+\/)?\w+\.ts$/;
const ENTRY = /^ {2}'([^']+)':\s*(.*?),$(?=\n(?: {2}'|\n|\}| {2}\/))/gms;

/** The texts of a language by key. */
function textsOf(files: readonly SourceFile[], language: string): ReadonlyMap<string, string> {
  const own = files.filter(({ path }) => TEXT_FILE.exec(path)?.[1] === language);
  return new Map(
    own.flatMap(({ text }) => [...text.matchAll(ENTRY)].map(([, key = '', value = '']) => [key, value] as const)),
  );
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const formsOf = (cell: string | undefined): string[] => (cell ?? '').split(' / ').filter((form) => form !== '');

interface Glossary {
  readonly languages: readonly string[];
  /** One row for each term, its forms by language in the order of `languages`. */
  readonly terms: readonly (readonly string[])[];
  readonly avoided: readonly (readonly [language: string, words: readonly string[]])[];
  readonly withoutTerm: ReadonlySet<string>;
}

/** Reads the page from its terms on: a table of terms, a table of words to avoid, a list of texts. */
function readGlossary(text: string): Glossary {
  const [, terms = '', avoided = '', exempt = ''] = text.slice(text.indexOf('## Terms')).split(/^## .*$/m);
  const table = (part: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map(cellsOf);
  const [languages = [], , ...rows] = table(terms);
  return {
    languages,
    terms: rows,
    avoided: table(avoided)
      .slice(2)
      .map(([language = '', words]) => [language, formsOf(words)] as const),
    withoutTerm: new Set([...exempt.matchAll(/`([\w.-]+)`/g)].map(([, key = '']) => key)),
  };
}

const MIN_TERMS = 60;
const withoutPlaceholders = (text: string): string => text.replaceAll('V{level}', '').replaceAll(/\{\w+\}/g, '');
const has = (text: string, word: string): boolean => text.toLowerCase().includes(word.toLowerCase());

/** English texts with a term whose translation has none of its forms. */
function missingTerms({ languages, terms, withoutTerm }: Glossary, files: readonly SourceFile[]): string[] {
  const english = [...textsOf(files, 'en')].filter(([key]) => !withoutTerm.has(key));
  return languages.slice(1).flatMap((language, index) => {
    const texts = textsOf(files, language);
    return terms.flatMap(([term = '', ...forms]) => {
      const word = new RegExp(`\\b${term}s?\\b`, 'i');
      const known = formsOf(forms[index]);
      return english
        .filter(([key, text]) => texts.has(key) && word.test(withoutPlaceholders(text)))
        .filter(([key]) => !known.some((form) => has(texts.get(key) ?? '', form)))
        .map(([key]) => `${language}: ${key} has no word for “${term}” that the glossary knows`);
    });
  });
}

export const glossary: Rule = {
  says: 'texts use the terms of the glossary in every language, and none of the words that it avoids',
  check: (files) => {
    const page = files.find(({ path }) => path === GLOSSARY);
    if (!page) return [];
    const known = readGlossary(page.text);
    const gaps = known.terms.filter((row) => row.length !== known.languages.length || row.includes(''));
    return [
      ...(known.terms.length < MIN_TERMS ? [`${GLOSSARY} has ${known.terms.length} terms`] : []),
      ...gaps.map(([term]) => `${GLOSSARY}: “${term}” is not given in every language`),
      ...missingTerms(known, files),
      ...known.avoided.flatMap(([language, words]) =>
        [...textsOf(files, language)].flatMap(([key, text]) =>
          words
            .filter((word) => has(withoutPlaceholders(text), word))
            .map((word) => `${language}: ${key} says “${word}”`),
        ),
      ),
    ];
  },
  broken: [
    [{ path: GLOSSARY, text: '## Terms\n| en | de |\n| --- | --- |\n| level |  |\n' }],
    [
      {
        path: GLOSSARY,
        text: `## Terms\n| en | de |\n| --- | --- |\n${'| node fuel | Treibstoff |\n'.repeat(MIN_TERMS)}`,
      },
      { path: 'packages/locales/src/en/home.ts', text: "export default {\n  'home.fuel': 'Node fuel',\n}" },
      { path: 'packages/locales/src/de/home.ts', text: "export default {\n  'home.fuel': 'Kraft',\n}" },
    ],
    [
      {
        path: GLOSSARY,
        text: `## Terms\n| en |\n| --- |\n${'| level |\n'.repeat(MIN_TERMS)}## Not used\n| language | words |\n| --- | --- |\n| jp | 衝突 |\n`,
      },
      { path: 'packages/locales/src/jp/stock.ts', text: "export default {\n  'stock.bonus.collision': '衝突',\n}" },
    ],
  ],
};
