import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildComponentPages, buildServer, programFile } from './build.mjs';
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
 * A file of the checkout that starts programs of the server.
 * @param {string} path
 * @returns {Command}
 */
const starter = (path) => async (node, args) => {
  await buildServer();
  return script(path)(node, args);
};

/**
 * A program of the server, as the build has put it together.
 * @param {string} name
 * @returns {Command}
 */
const program = (name) => async (node, args) => {
  await buildServer();
  return run(node, [programFile(name), ...args]);
};

/**
 * The server, after both faces are built.
 * @param {readonly string[]} flags
 * @returns {Command}
 */
const server = (flags) => async (node, args) => {
  await Promise.all([build(), buildServer()]);
  return program('start')(node, [...flags, ...args]);
};

/**
 * What runs the product, and needs nothing that only develops it. A release has these too, as `bin/greenhall`.
 * @type {Record<string, Command>}
 */
const PROGRAMS = {
  start: server([]),
  migrate: program('migrate'),
  settings: program('settings'),
  'wait-ready': program('wait-ready'),
  operators: program('operators'),
  'check-ledger': program('check-ledger'),
  replay: program('replay'),
  rewrap: program('rewrap'),
  'begin-era': program('begin-era'),
  files: program('files'),
  backup: program('backup'),
  restore: program('restore'),
  'verify-proof': program('verify-proof'),
  'verify-audit': program('verify-audit'),
  'verify-approvals': program('verify-approvals'),
  'verify-export': program('verify-export'),
};

/**
 * What is tried on a whole machine, or many times: `npm test` with this option.
 * @type {Record<string, Command>}
 */
const TRIALS = {
  '--steady': script('scripts/steady.mjs'),
  '--deploy': starter('scripts/deploy/run.mjs'),
  '--backup': starter('scripts/deploy/database-backup.ts'),
  '--watch': script('scripts/deploy/watch.ts'),
  '--cluster': starter('scripts/cluster/run.ts'),
  '--upgrade': starter('scripts/deploy/upgrade.ts'),
};

/** @type {Record<string, Command>} */
const COMMANDS = {
  ...PROGRAMS,
  demo: server(['--demo']),
  pay: script('apps/server/src/demo/chain/pay.ts'),
  dev: script('scripts/dev.mjs'),
  check: script('scripts/check.mjs'),
  test: (node, [first = '', ...rest]) => {
    const trial = TRIALS[first];
    return trial ? trial(node, rest) : script('scripts/test.mjs')(node, first === '' ? [] : [first, ...rest]);
  },
  verify: (node, [what = '', ...args]) => {
    const command = PROGRAMS[`verify-${what}`];
    if (!command) throw new Explained('Usage: npm run verify -- proof | audit | approvals | export');
    return command(node, args);
  },
  generate: script('scripts/generate.ts'),
  format: (_node, args) => run('oxfmt', ['--write', ...args]),
  scenario: script('scripts/scenario.ts'),
  simulate: script('scripts/simulate.ts'),
  pack: script('scripts/release/pack.mjs'),
  screens: async (node, args) => {
    await build();
    if (args.includes('--components')) await buildComponentPages();
    return script('e2e/screens/run.ts')(node, args);
  },
  bench: (node, [name = '', ...args]) => {
    if (!existsSync(join(ROOT, `bench/${name}/run.ts`))) throw new Explained(`There is no bench of this name: ${name}`);
    return starter(`bench/${name}/run.ts`)(node, args);
  },
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = COMMANDS[name];
  if (!command) throw new Explained(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  // Commands run in the folder of the checkout; a file is named from where the command was typed, as with npm run.
  process.env.INIT_CWD ??= process.cwd();
  await ensureInstalled({ withTools: !(name in PROGRAMS) });
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
