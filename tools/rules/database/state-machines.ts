import { isTest, type Rule } from '../../rule.ts';

const TABLES = 'apps/server/src/platform/database/generated/tables.ts';
const isServer = (path: string): boolean => path.startsWith('apps/server/src/') && path !== TABLES;
const isDomain = (path: string): boolean => path.startsWith('packages/domain/src/');

/** The columns of states, as `table.column`: those of this name whose check lists texts. */
function stateColumns(text: string): string[] {
  let table = '';
  return text.split('\n').flatMap((line) => {
    table = /^ {2}readonly (\w+): \{/.exec(line)?.[1] ?? table;
    const column = /^ {4}readonly (state|status): '/.exec(line)?.[1];
    return column ? [`${table}.${column}`] : [];
  });
}

/** Where the states of a thing are read as well as defined: who only lists them decides by something else. */
const asks = (name: string, text: string): boolean =>
  new RegExp(`\\b${name}\\.(next|can|events|accepting)\\(|accepting\\(${name},`).test(text);

export const stateMachines: Rule = {
  says: 'every state that is kept has a transition table, and every transition table is asked by the program',
  check: (files) => {
    const own = files.filter(({ path }) => !isTest(path) && /^(apps|packages)\//.test(path));
    const declared = own.filter(({ path }) => isServer(path)).map(({ text }) => text);
    const columns = own.filter(({ path }) => path === TABLES).flatMap(({ text }) => stateColumns(text));
    const names = own
      .filter(({ path }) => isDomain(path))
      .flatMap(({ text }) =>
        [...text.matchAll(/export const (\w+) = defineTransitions\(/g)].map(([, name = '']) => name),
      );
    return [
      ...columns
        .filter((column) => !declared.some((text) => text.includes(`stateMachine('${column}'`)))
        .map((column) => `${column} has no transition table`),
      ...names.filter((name) => !own.some(({ text }) => asks(name, text))).map((name) => `nobody asks ${name}`),
    ];
  },
  broken: [
    [{ path: TABLES, text: "  readonly shop_order: {\n    readonly state: 'toPay' | 'paid';\n  };" }],
    [
      {
        path: 'packages/domain/src/shop/order/order.ts',
        text: "export const ORDER_TRANSITIONS = defineTransitions(['toPay'], {});",
      },
    ],
  ],
};
