import { ROLES, RIGHTS, type Act, capabilityOf } from '../../packages/domain/src/admin/roles.ts';
import { routes } from '../../packages/contract/src/routes.ts';
import type { Route } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

interface Entry {
  readonly key: string;
  readonly act: Act;
  readonly needs: readonly string[];
}

/** The right of every route of operators. */
const ENTRIES: readonly Entry[] = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).flatMap(([name, { access, act, needs }]) =>
    access === 'operator' && act && needs ? [{ key: `${slice}.${name}`, act, needs: [needs].flat() }] : [],
  ),
);

/** What each route of operators needs: all that the console needs to draw what its operator may do. */
export const rights: Generator = {
  file: 'packages/contract/src/generated/rights.ts',
  make: () => {
    const lines = ENTRIES.map(
      ({ key, act, needs }) => `  '${key}': ['${act}', ${needs.map((one) => `'${one}'`).join(', ')}],`,
    );
    return `/** Generated from routes.ts by \`npm run generate\`. */

/** The act of every route that operators call, and how far a role must reach in it for each of its steps. */
export const rights = {
${lines.join('\n')}
} as const;
`;
  },
};

const SHOWN: Readonly<Record<string, string>> = {
  read: 'read',
  propose: 'propose',
  decide: 'decide',
  alone: '**alone**',
};

/** The table of rights and where each act is needed, to be read. */
export const roles: Generator = {
  file: 'docs/domain/roles.md',
  make: () => {
    const acts = (Object.keys(RIGHTS) as Act[]).toSorted();
    const rows = acts.map((act) => {
      const cells = ROLES.map((role) => SHOWN[capabilityOf(role, act) ?? ''] ?? '–');
      return `| \`${act}\` | ${cells.join(' | ')} |`;
    });
    const uses = acts.map((act) => {
      const named = ENTRIES.filter((entry) => entry.act === act).map(
        ({ key, needs }) => `\`${key}\` (${needs.join(' or ')})`,
      );
      return `| \`${act}\` | ${named.join(', ')} |`;
    });
    return `# Roles

Generated from \`packages/domain/src/admin/roles.ts\` and the routes of the contract by \`npm run generate\`.

An operator has one role or several and may do whatever one of them allows; \`auditor\` cannot be combined with another role.
Each step includes those before it: **read**, **propose** (or take the first of two steps), **decide** what another operator
has proposed, do it **alone**. What is absent is refused with 5009. Whatever the table says, nobody decides what they made
themselves or what concerns them.

| act | ${ROLES.join(' | ')} |
| --- | ${ROLES.map(() => '---').join(' | ')} |
${rows.join('\n')}

## Where each act is needed

| act | routes |
| --- | --- |
${uses.join('\n')}
`;
  },
};
