import { isTest, lineAt, type Rule } from '../../rule.ts';

const FACE = /^(?:apps\/(?:web|console)|packages\/ui)\/src\/.*\.tsx?$/;
/** What makes a browser, or a handler of what is typed, cut a text. */
const CUTS = /\bmaxLength\b|target\.value[^;\n]*\.(?:slice|substring)\(/g;

/** A text that was cut can be as valid as the one that was meant: a name of 22 characters becomes another one of 20. */
export const uncut: Rule = {
  says: 'no field cuts what is typed or pasted: its rule refuses what is too long',
  check: (files) =>
    files
      .filter(({ path }) => FACE.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(CUTS)].map(({ index }) => `${path}:${lineAt(text, index)} cuts what is typed`),
      ),
  broken: [
    [{ path: 'apps/web/src/features/a.tsx', text: '<Field maxLength={20} />' }],
    [{ path: 'apps/console/src/kit/b.tsx', text: '<Input maxLength={20} />' }],
    [{ path: 'packages/ui/src/form/c.tsx', text: 'onChange(event.target.value.slice(0, 6))' }],
  ],
};
