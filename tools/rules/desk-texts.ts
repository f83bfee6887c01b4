import type { Rule } from '../rule.ts';

const ROUTES = 'apps/console/src/app/routes.ts';
/** The texts for members: those of the desk are loaded with the console. */
const FOR_MEMBERS = /^packages\/locales\/src\/en\/([\w-]+)\.ts$/;
const ALWAYS = ['common', 'errors'];

const quoted = (text: string): string[] => [...text.matchAll(/'([\w.-]+)'/g)].flatMap(([, word]) => word ?? []);

/** A text that is not loaded is shown as its name. */
export const deskTexts: Rule = {
  says: 'a text for members that the console shows is one that its screens name',
  check: (files) => {
    const routes = files.find(({ path }) => path === ROUTES)?.text ?? '';
    const loaded = new Set([
      ...ALWAYS,
      ...[...routes.matchAll(/\btexts: \[(.*?)\]/g)].flatMap(([, list]) => quoted(list ?? '')),
    ]);
    const missing = new Map(
      files.flatMap(({ path, text }) => {
        const slice = FOR_MEMBERS.exec(path)?.[1];
        if (!slice || loaded.has(slice)) return [];
        return [...text.matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key = '']) => [key, slice] as const);
      }),
    );
    return files
      .filter(({ path }) => /^apps\/console\/src\/.*\.tsx?$/.test(path))
      .flatMap(({ path, text }) =>
        quoted(text)
          .filter((key) => missing.has(key))
          .map((key) => `${path} shows ${key}, but no screen names ${missing.get(key)}`),
      );
  },
  broken: [
    [
      { path: 'packages/locales/src/en/otc.ts', text: "export default {\n  'otc.appeals': 'Appeals',\n}" },
      { path: ROUTES, text: "{ path: '/appeals', title: 'otc.appeals', texts: ['wallet'] }" },
    ],
  ],
};
