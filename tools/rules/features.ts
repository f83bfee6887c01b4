import { edgesOf, importPathTo, importsAmong } from '../imports/graph.ts';
import type { Rule } from '../rule.ts';

const FEATURE = /^(apps\/(?:web|console))\/src\/features\/[\w-]+\//;

/** Screens are loaded late, so that no import says that a feature has been forgotten. */
export const features: Rule = {
  says: 'every feature of an app is entered from its routes',
  check: (files) => {
    const imports = importsAmong(edgesOf(files));
    const folders = new Map(
      files.flatMap(({ path }) => {
        const [folder, app] = FEATURE.exec(path) ?? [];
        return folder && app ? [[folder, app] as const] : [];
      }),
    );
    return [...folders].flatMap(([folder, app]) =>
      importPathTo(imports, `${app}/src/app/routes.ts`, (path) => path.startsWith(folder))
        ? []
        : [`${folder} is entered from nowhere`],
    );
  },
  broken: [
    [{ path: 'apps/web/src/features/wallet/screens/send.tsx', text: '' }],
    [
      { path: 'apps/console/src/app/routes.ts', text: "const load = () => import('../features/stock/runs.tsx');\n" },
      { path: 'apps/console/src/features/wallet/rates.tsx', text: '' },
    ],
  ],
};
