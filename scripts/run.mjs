import { join } from 'node:path';
import { build, buildComponentPages } from './build.mjs';
import { COMPILE_CACHE, limitCompileCache } from './compile-cache.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode } from './node.mjs';
import { ROOT } from './paths.mjs';
import { Explained, run } from './spawn.mjs';

/** @typedef {(node: string, args: readonly string[]) => Promise<number>} Command */

/**
 * A file of the checkout, run by the project's Node.
 * @param {string} path
 * @returns {Command}
 */
const script = (path) => (node, args) => run(node, [join(ROOT, path), ...args]);

/**
 * The server, after both faces are built.
 * @param {readonly string[]} flags
 * @returns {Command}
 */
const server = (flags) => async (node, args) => {
  await build();
  return script('apps/server/src/main.ts')(node, [...flags, ...args]);
};

/** @type {Record<string, Command>} */
const COMMANDS = {
  start: server([]),
  demo: server(['--demo']),
  pay: script('apps/server/src/demo/chain/pay.ts'),
  dev: script('scripts/dev.mjs'),
  check: script('scripts/check.mjs'),
  test: script('scripts/test.mjs'),
  'test:long': (node, args) => {
    process.env.TEST_LENGTH = 'long';
    return script('scripts/test.mjs')(node, args);
  },
  'test:steady': script('scripts/steady.mjs'),
  generate: script('scripts/generate.ts'),
  format: (_node, args) => run('oxfmt', ['--write', ...args]),
  places: script('scripts/places.ts'),
  scenario: script('scripts/scenario.ts'),
  simulate: script('scripts/simulate.ts'),
  'verify-proof': script('scripts/verify-proof.ts'),
  replay: script('apps/server/src/replay.ts'),
  rewrap: script('apps/server/src/rewrap.ts'),
  'begin-era': script('apps/server/src/begin-era.ts'),
  operators: script('apps/server/src/operators.ts'),
  migrate: script('apps/server/src/migrate.ts'),
  'verify-audit': script('apps/server/src/verify-audit.ts'),
  'verify-approvals': script('apps/server/src/verify-approvals.ts'),
  'verify-export': script('apps/server/src/verify-export.ts'),
  'check-ledger': script('apps/server/src/check-ledger.ts'),
  screens: async (node, args) => {
    await build();
    if (args.includes('--components')) await buildComponentPages();
    return script('e2e/screens/run.ts')(node, args);
  },
  fuzz: script('bench/fuzz/run.ts'),
  bench: (node, [name = '', ...args]) => script(`bench/${name}/run.ts`)(node, args),
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Explained(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  // Commands run in the folder of the checkout; a file is named from where the command was typed, as with npm run.
  process.env.INIT_CWD ??= process.cwd();
  await ensureInstalled();
  limitCompileCache();
  Object.assign(process.env, COMPILE_CACHE);
  return command(projectNode(), args);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (/** @type {unknown} */ error) => {
    console.error(error instanceof Explained ? error.message : error);
    process.exitCode = 1;
  },
);
