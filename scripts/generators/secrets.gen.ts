import { routes } from '../../packages/contract/src/routes.ts';
import type { Route } from '../../packages/contract/src/shared/route.ts';
import { bodyFields, secretFields } from '../../packages/contract/src/shared/secret.ts';
import type { Generator } from './generator.ts';

/** The names of all secret fields. A name is a secret in every route or in none, so that a client needs no more than it. */
function secretNames(): readonly string[] {
  const names = new Set<string>();
  const open = new Set<string>();
  for (const route of Object.values(routes).flatMap((slice) => Object.values<Route>(slice))) {
    const secrets = secretFields(route);
    for (const field of Object.keys(bodyFields(route))) (secrets.has(field) ? names : open).add(field);
  }
  const both = [...names].filter((name) => open.has(name));
  if (both.length > 0) throw new Error(`a secret in one route and none in another: ${both.join(', ')}`);
  return [...names].toSorted();
}

export const secrets: Generator = {
  file: 'packages/contract/src/generated/secrets.ts',
  make: () =>
    `/** Generated from routes.ts by \`npm run generate\`: the names of the body fields that are secrets. */\n` +
    `export const SECRETS = [\n${secretNames()
      .map((name) => `  '${name}',\n`)
      .join('')}] as const;\n`,
};
