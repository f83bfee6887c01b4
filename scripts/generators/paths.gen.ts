import { routes } from '../../packages/contract/src/routes.ts';
import type { Generator } from './generator.ts';

/** Method and path of every route: all that the client needs at run time, without the schemas. */
export const paths: Generator = {
  file: 'packages/contract/src/generated/paths.ts',
  make: () => {
    const lines = Object.entries(routes).flatMap(([slice, ofSlice]) =>
      Object.entries(ofSlice).map(([name, { method, path }]) => `  '${slice}.${name}': ['${method}', '${path}'],`),
    );
    return `/** Generated from routes.ts by \`npm run generate\`. */\nexport const paths = {\n${lines.join('\n')}\n} as const;\n`;
  },
};
