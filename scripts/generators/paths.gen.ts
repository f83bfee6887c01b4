import { routes } from '../../packages/contract/src/routes.ts';
import type { Route } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

function table(name: string, about: string, isIn: (route: Route) => boolean): string {
  const lines = Object.entries(routes).flatMap(([slice, ofSlice]) =>
    Object.entries<Route>(ofSlice)
      .filter(([, route]) => isIn(route))
      .map(([key, { method, path }]) => `  '${slice}.${key}': ['${method}', '${path}'],`),
  );
  return `/** ${about} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}

/** Method and path of every route: all that a client needs at run time, without the schemas. */
export const paths: Generator = {
  file: 'packages/contract/src/generated/paths.ts',
  make: () =>
    [
      '/** Generated from routes.ts by `npm run generate`. */\n',
      table('paths', 'What members and guests call.', ({ access }) => access !== 'operator'),
      table('deskPaths', 'What operators call besides.', ({ access }) => access === 'operator'),
      '/** The key of a route that the member app may call. */\nexport type ClientKey = keyof typeof paths;\n',
    ].join('\n'),
};
