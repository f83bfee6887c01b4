import { lineAt, type Rule } from '../rule.ts';

/** A sign that French sets off with a space; after an ordinary one it could stand at the beginning of the next line. */
const LOOSE = /[\p{L}\p{N})}»…] [:;?!»]|« /gu;

export const french: Rule = {
  says: 'French keeps its signs on the line of their word',
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith('packages/locales/src/fra/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(LOOSE)].map((found) => `${path}:${lineAt(text, found.index)} needs an unbroken space`),
      ),
  broken: [
    [{ path: 'packages/locales/src/fra/network.ts', text: `'network.askSure': 'Retirer {name} ?',` }],
    [{ path: 'packages/locales/src/fra/network.ts', text: `'network.more': 'Voir « Comptes liés\u00a0»',` }],
  ],
};
