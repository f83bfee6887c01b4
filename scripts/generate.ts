import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accounts } from './generators/accounts.gen.ts';
import { decisions } from './generators/decisions.gen.ts';
import { envExample } from './generators/env-example.gen.ts';
import { errors } from './generators/errors.gen.ts';
import type { Generator } from './generators/generator.ts';
import { icon } from './generators/icon.gen.ts';
import { limits } from './generators/limits.gen.ts';
import { lists } from './generators/lists.gen.ts';
import { deskLive, liveReads } from './generators/live.gen.ts';
import { movements } from './generators/movements.gen.ts';
import { parameters } from './generators/parameters.gen.ts';
import { desk, paths, writes } from './generators/paths.gen.ts';
import { rights, roles } from './generators/rights.gen.ts';
import { memberRoutes } from './generators/routes.gen.ts';
import { secrets } from './generators/secrets.gen.ts';
import { slices } from './generators/slices.gen.ts';
import { settings } from './generators/settings.gen.ts';
import { tables } from './generators/tables.gen.ts';
import { states } from './generators/states.gen.ts';
import { twoOperators } from './generators/two-operators.gen.ts';
import { thirdParty } from './generators/third-party.gen.ts';
import { ROOT } from './paths.mjs';

/** Every generated file of the checkout, in the order in which they are made. */
const GENERATORS: readonly Generator[] = [
  paths,
  writes,
  desk,
  lists,
  liveReads,
  deskLive,
  secrets,
  errors,
  states,
  accounts,
  movements,
  settings,
  envExample,
  decisions,
  limits,
  rights,
  roles,
  twoOperators,
  parameters,
  slices,
  thirdParty,
  tables,
  memberRoutes,
  icon,
];

function present(file: string): string {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return '';
  }
}

const isCheck = process.argv.includes('--check');
for (const { file, make } of GENERATORS) {
  const before = present(file);
  const after = await make(before);
  if (before === after) continue;
  if (isCheck) {
    console.error(`${file} is stale: run npm run generate.`);
    process.exitCode = 1;
    continue;
  }
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), after);
  console.log(`wrote ${file}`);
}
