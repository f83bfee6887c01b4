import { isTest, type Rule, type SourceFile } from '../rule.ts';
import { type Role, roleOf } from '../slices.ts';
import { type Edge, edgesOf } from './graph.ts';
import { inServerSlice, restOf, sliceOf } from './slice-paths.ts';

/** Opens a transaction of its own. */
const OPENS = /\b(?:once|transact)\(|\.transaction\(\)/;

/** Reads that write by their rule: an operator's look into a conversation or an account is recorded, a way to pay in that was bent is closed. */
const LEAVES_A_TRACE: ReadonlySet<string> = new Set([
  'desk/admission.ts',
  'inspection/open-account.ts',
  'pay-in/deposit-methods.ts',
]);

interface Known {
  readonly roles: ReadonlyMap<string, Role>;
  readonly opening: ReadonlySet<string>;
}

/** What a file of a server slice must not import, by its role and the target's. */
function isClosed({ from, to }: Edge, { roles, opening }: Known): boolean {
  const role = roles.get(from);
  // What a command is asked is typed by `Call`; of the contract it may know what all slices share.
  if (role === 'command' && /^packages\/contract\/src\/(?!shared\/)/.test(to)) return true;
  if (!inServerSlice(to)) return false;
  const used = roles.get(to) ?? roleOf(restOf(to), '');
  const isOwn = sliceOf(from) === sliceOf(to);
  if (/(?:^|\/)routes\.ts$/.test(restOf(from))) return !isOwn || used === 'store';
  if (role === 'composing' || !isOwn) return false;
  if (used === 'composing') return true;
  if (role === 'queries') return used === 'command' && opening.has(to) && !LEAVES_A_TRACE.has(restOf(to));
  return role === 'command' && used === 'queries';
}

const imports = (specifier: string) => `import { a } from '${specifier}';\n`;
const WRITES = 'export const sell = (ports) => once(ports, call, a);\n';
const slice = (rest: string, text: string): SourceFile => ({ path: `apps/server/src/slices/${rest}`, text });

/** A file is a command by what it does, whatever its name. */
export const roles: Rule = {
  says: 'commands, queries and routes of a slice keep to what each may import',
  check: (files) => {
    const own = files.filter(({ path }) => inServerSlice(path) && !isTest(path) && !restOf(path).startsWith('test-'));
    const known = {
      roles: new Map(own.map(({ path, text }) => [path, roleOf(restOf(path), text)])),
      opening: new Set(own.filter(({ text }) => OPENS.test(text)).map(({ path }) => path)),
    };
    return edgesOf(own)
      .filter((edge) => isClosed(edge, known))
      .map(({ from, to }) => `${from} imports ${to}`);
  },
  broken: [
    [slice('wallet/transfer/coins.ts', imports('@greenhall/contract/wallet/routes') + WRITES)],
    [slice('wallet/transfer/coins.ts', imports('../queries-bill.ts') + WRITES)],
    [slice('wallet/transfer/coins.ts', `${imports('../queries-bill.ts')}export const give = (tx: Tx) => a;\n`)],
    [slice('wallet/queries-bill.ts', imports('./transfer/coins.ts')), slice('wallet/transfer/coins.ts', WRITES)],
    [slice('wallet/routes.ts', imports('./store.ts'))],
    [slice('wallet/transfer/coins.ts', imports('../routes.ts'))],
  ],
};
