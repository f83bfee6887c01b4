import type { Rule, SourceFile } from '../rule.ts';

const TEXT = /^packages\/locales\/src\/([\w-]+)\/(?!demo\/)(.+)\.ts$/;
const ENTRY = /^ +'([\w.-]+)':\s*'((?:[^'\\]|\\.)*)'/gm;

/** Names and codes are the same in every language. */
const NAMES = new Set(['USDT', '{purpose} – Greenhall']);
/** Languages with Latin letters share many a word with English. */
const LATIN = new Set(['de', 'spa', 'fra', 'pt']);
const SHARED =
  /^(?:Actions|Activation|Banners|Bonus|Coins?|Compliance|Conver(?:sat|s)ion|Coupons|Details|Document|Download|E-mail|Explorer|Filter|Generation|Hash|Important|Invariants|Journal|Limit|Link|Live|Matching|Menu|Messages?|Name|News|Note|Operator|Options|Page|Parameter|Passkeys?|Performance|Place|Plan|Position|Principal|Recharges?|Reserve|Restrictions|Roles|Service|Shop|Signature|Simulation|Splits|Stock|Super|Support|System|Text|Total|Transaction|Type|Version|Volume|Wallet|Zone|MEY|h|min)?$/;

const isShared = (text: string): boolean =>
  text
    .replaceAll(/\{\w+\}/g, ' ')
    .split(/[^\p{L}-]+/u)
    .every((word) => SHARED.test(word.replaceAll(/^-+|-+$/g, '')));

/** Room on a phone of 390 px, in Latin letters; a letter of Chinese, Japanese or Korean takes two. */
const ROOM = { tab: 12, title: 32 } as const;
const WIDE = /[\u1100-\u11ff\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Mn}/u.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

const textsOf = ({ text }: SourceFile): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ENTRY)].map((found) => [found[1] ?? '', found[2] ?? '']));

/** The titles of screens, which stand in one line of a header. */
const titlesIn = (files: readonly SourceFile[]): ReadonlySet<string> =>
  new Set(
    files
      .filter(({ path }) => /^apps\/web\/src\/app\/(?:routes|screens\/\w+)\.ts$/.test(path))
      .flatMap(({ text }) => [...text.matchAll(/title: '([\w.]+)'/g)].flatMap((found) => found[1] ?? [])),
  );

function faultsOf(language: string, texts: ReadonlyMap<string, string>, english: ReadonlyMap<string, string>) {
  const isEnglish = (text: string): boolean =>
    !NAMES.has(text) && /\p{L}{3}/u.test(text.replaceAll(/\{\w+\}/g, '')) && !(LATIN.has(language) && isShared(text));
  return [...texts].filter(([key, text]) => english.get(key) === text && isEnglish(text)).map(([key]) => key);
}

export const translatedWords: Rule = {
  says: 'a text is no copy of the English one, and as short as its place',
  check: (files) => {
    const parsed = files.flatMap((file) => {
      const [, language = '', slice = ''] = TEXT.exec(file.path) ?? [];
      return language ? [{ language, slice, texts: textsOf(file) }] : [];
    });
    const english = new Map(
      parsed.filter(({ language }) => language === 'en').map(({ slice, texts }) => [slice, texts]),
    );
    const titles = titlesIn(files);
    const copies = parsed
      .filter(({ language }) => language !== 'en')
      .flatMap(({ language, slice, texts }) =>
        faultsOf(language, texts, english.get(slice) ?? new Map()).map((key) => `${language}: ${key} is English`),
      );
    const roomOf = (key: string): number =>
      key.startsWith('tabbar.') ? ROOM.tab : titles.has(key) ? ROOM.title : Infinity;
    const long = parsed.flatMap(({ language, texts }) =>
      [...texts]
        .filter(([key, text]) => widthOf(text) > roomOf(key))
        .map(([key, text]) => `${language}: ${key} takes ${widthOf(text)} of ${roomOf(key)} letters`),
    );
    return [...copies, ...long];
  },
  broken: [
    [
      { path: 'packages/locales/src/en/home.ts', text: "export default {\n  'home.fuel': 'Node fuel',\n}" },
      { path: 'packages/locales/src/de/home.ts', text: "export default {\n  'home.fuel': 'Node fuel',\n}" },
    ],
    [
      { path: 'packages/locales/src/en/desk/admin.ts', text: "export default {\n  'admin.plan': 'Plan',\n}" },
      { path: 'packages/locales/src/th/desk/admin.ts', text: "export default {\n  'admin.plan': 'Plan',\n}" },
    ],
    [
      {
        path: 'packages/locales/src/de/common.ts',
        text: "export default {\n  'tabbar.wallet': 'Geldbörsenverwaltung',\n}",
      },
    ],
    [
      { path: 'apps/web/src/app/routes.ts', text: "title: 'wallet.title'" },
      {
        path: 'packages/locales/src/jp/wallet.ts',
        text: `export default {\n  'wallet.title': '${'資'.repeat(17)}',\n}`,
      },
    ],
  ],
};
