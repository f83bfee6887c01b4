import { routes } from '../../packages/contract/src/routes.ts';
import { TOKEN_ONLY, type Route } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

const NEEDS = { member: 'token', money: 'token and cookie' } as const;

/** What members' routes ask of a session, to be read. */
export const memberRoutes: Generator = {
  file: 'docs/domain/routes.md',
  make: () => {
    const rows = Object.entries(routes).flatMap(([slice, ofSlice]) =>
      Object.entries<Route>(ofSlice).flatMap(([name, { access, alone, own, refusals }]) => {
        if (access !== 'member' && access !== 'money') return [];
        const acting = own ? 'refused' : 'open';
        const cooled = refusals.includes('coolDown') ? 'refused' : 'open';
        return [`| \`${slice}.${name}\` | ${NEEDS[access]} | ${alone ?? '–'} | ${acting} | ${cooled} |`];
      }),
    );
    const reasons = Object.entries(TOKEN_ONLY).map(([name, text]) => `| ${name} | ${text} |`);
    return `# Routes of members

Generated from the contract by \`npm run generate\`. A session has a token, which the app sends, and a cookie, which scripts cannot
read: a copied token comes without it. *Acting* is a session that acts for another account; what is *refused* to it is answered with
5074 before anything else. *Cool-down* is the day after a security change; where it is *refused*, the rule says in which cases
([identity](../rules/identity.md#cool-down)). A route that the token alone opens says why:

| reason | it |
| --- | --- |
${reasons.join('\n')}

| route | asks for | why the token alone | acting | cool-down |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  },
};
