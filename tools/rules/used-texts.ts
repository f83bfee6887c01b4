import { isTest, type Rule, type SourceFile } from '../rule.ts';

const ENGLISH = /^packages\/locales\/src\/en\/(?:desk\/|outside\/|wallet\/)?(?!errors\.ts$)[\w-]+\.ts$/;
const isCode = (path: string) =>
  /^(?:apps\/[\w-]+|packages\/[\w-]+)\/src\/.*\.tsx?$/.test(path) &&
  !/^packages\/locales\/src\/[\w-]+\//.test(path) &&
  !isTest(path);

const keysOf = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].flatMap((found) => found[1] ?? []);

/** Every quoted word with a dot in it: what a key looks like. */
const QUOTED = /['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g;
/** A key with something computed in it. The compiler sees to it that every key it can come to exists. */
const COMPUTED = /`([a-zA-Z]+\.[\w.-]*\$\{[^`]*)`/g;
const HOLE = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

function patternOf(template: string): RegExp {
  const parts = template.split(HOLE).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

/** The texts of refusals are checked by a rule of their own. */
export const usedTexts: Rule = {
  says: 'every text is shown somewhere',
  check: (files) => {
    const code = files.filter(({ path }) => isCode(path)).map(({ text }) => text);
    const named = new Set(code.flatMap((text) => [...text.matchAll(QUOTED)].flatMap((found) => found[1] ?? [])));
    const computed = code.flatMap((text) => [...text.matchAll(COMPUTED)].map((found) => patternOf(found[1] ?? '')));
    return files
      .filter(({ path }) => ENGLISH.test(path))
      .flatMap((file) => keysOf(file).map((key) => ({ key, path: file.path })))
      .filter(({ key }) => !named.has(key) && !computed.some((pattern) => pattern.test(key)))
      .map(({ key, path }) => `${path}: nothing shows ${key}`);
  },
  broken: [
    [{ path: 'packages/locales/src/en/desk/wallet.ts', text: "export default {\n  'wallet.desk': 'Desk',\n};" }],
    [
      { path: 'packages/locales/src/en/wallet.ts', text: "export default {\n  'wallet.title': 'Wallet',\n};" },
      { path: 'apps/web/src/app/title.tsx', text: "t('wallet.other')" },
    ],
    [
      { path: 'packages/locales/src/en/wallet.ts', text: "export default {\n  'wallet.state.a.b': 'Wallet',\n};" },
      { path: 'apps/web/src/app/state.tsx', text: 't(`wallet.state.${row.state}`)' },
      { path: 'apps/web/src/app/state.test.tsx', text: "t('wallet.state.a.b')" },
    ],
  ],
};
