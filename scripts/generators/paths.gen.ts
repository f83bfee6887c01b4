import { routes } from '../../packages/contract/src/routes.ts';
import type { Route } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

const entries: readonly (readonly [string, Route])[] = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([key, route]) => [`${slice}.${key}`, route] as const),
);

const isDesk = ({ access }: Route): boolean => access === 'operator';
const isRead = ({ method }: Route): boolean => method === 'GET';

const lineOf = (key: string, { method, path, changes }: Route): string => {
  if (!changes) return `  '${key}': '${path}',`;
  const names = [...new Set(changes)].map((name) => `'${name}'`);
  return `  '${key}': ['${method}', '${path}', [${names.join(', ')}]],`;
};

function table(name: string, about: string, isIn: (route: Route) => boolean): string {
  const lines = entries.filter(([, route]) => isIn(route)).map(([key, route]) => lineOf(key, route));
  return `/** ${about} */\nexport const ${name} = {\n${lines.join('\n')}\n} as const;\n`;
}

const HEAD = '/** Generated from routes.ts by `npm run generate`. */\n\n';

/** Where the reads of members and guests are: all that a first visit needs at run time, without the schemas. */
export const paths: Generator = {
  file: 'packages/contract/src/generated/paths.ts',
  make: () =>
    [
      "/** Generated from routes.ts by `npm run generate`. */\nimport type { writes } from './writes.ts';\n",
      table('reads', 'The path of each read of members and guests.', (route) => !isDesk(route) && isRead(route)),
      '/** The key of a route that the member app may read. */\nexport type ClientReadKey = keyof typeof reads;',
      '/** The key of a route that the member app may call. */\nexport type ClientKey = ClientReadKey | keyof typeof writes;\n',
    ].join('\n'),
};

/** Where writes go and what they change. */
export const writes: Generator = {
  file: 'packages/contract/src/generated/writes.ts',
  make: () =>
    HEAD +
    table(
      'writes',
      'Method and path of each write of members and guests, and the reads whose answers it changes.',
      (route) => !isDesk(route) && !isRead(route),
    ),
};

/** The same for what operators call besides. */
export const desk: Generator = {
  file: 'packages/contract/src/generated/desk.ts',
  make: () =>
    HEAD +
    [
      table('deskReads', 'The path of each read of operators.', (route) => isDesk(route) && isRead(route)),
      table(
        'deskWrites',
        'Method and path of each write of operators, and the reads whose answers it changes.',
        (route) => isDesk(route) && !isRead(route),
      ),
    ].join('\n'),
};
