import { parseSync } from 'vite';
import { type Rule, lineAt } from '../rule.ts';

/** A node of the syntax tree, as far as it is known here. */
interface Node {
  readonly type: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** A function inside is handed on, not evaluated here: what it awaits is its own affair. */
const FUNCTIONS: ReadonlySet<string> = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function awaitsHere(node: Node): boolean {
  if (FUNCTIONS.has(node.type)) return false;
  return node.type === 'AwaitExpression' || childrenOf(node).some(awaitsHere);
}

/** A step of a chain: a property that is read or a call, of what stands before it. */
interface Link extends Node {
  readonly optional?: boolean;
  readonly object?: Link;
  readonly callee?: Link;
  readonly expression?: Link;
  readonly arguments?: readonly Node[];
}

/** What stands before a step. A chain in brackets is one of its own, a `!` belongs to the chain around it. */
const before = ({ type, object, callee, expression }: Link): Link | undefined =>
  object ?? callee ?? (type === 'TSNonNullExpression' ? expression : undefined);

/** The arguments in a chain, such as `a?.b(1).c(2)`, that are not evaluated where something before their call is missing. */
function skippedArguments(chain: Link): readonly Node[] {
  const links: Link[] = [];
  for (let link: Link | undefined = chain; link; link = before(link)) links.push(link);
  // The steps are in reverse order, so that the first question mark comes last.
  const last = links.findLastIndex(({ optional }) => optional === true);
  return links.slice(0, last + 1).flatMap((link) => link.arguments ?? []);
}

/** Where optional calls await among their arguments, at any depth. */
function faultsIn(node: Node): Node[] {
  const here =
    node.type === 'ChainExpression'
      ? skippedArguments((node as Node & { readonly expression: Link }).expression).filter(awaitsHere)
      : [];
  return [...here, ...childrenOf(node).flatMap(faultsIn)];
}

/** Whether a file can break the rule at all: most are not parsed. */
const isSuspect = (text: string): boolean => text.includes('?.') && /\bawait\b/.test(text);

const broken = (text: string) => [{ path: 'apps/web/src/a.ts', text }];

export const optionalAwait: Rule = {
  says: 'nothing is awaited among the arguments of an optional call, which would never be done without its callee',
  check: (files) =>
    files
      .filter(({ path, text }) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('tools/') && isSuspect(text))
      .flatMap(({ path, text }) => {
        const { program, errors } = parseSync(path, text);
        if (errors.length > 0) return [`${path} cannot be parsed`];
        return faultsIn(program as unknown as Node).map(
          ({ start }) => `${path}:${lineAt(text, start)} awaits inside an optional call`,
        );
      }),
  broken: [
    broken('done?.(await write({ id: take(1) }));'),
    broken('list?.push(\n  await read(),\n);'),
    // A bracket in a text ends nothing.
    broken("done?.(')', await read());"),
    broken('done?.(/[)]/, `${")"}`, await read());'),
    // Another function before it, which awaits for itself.
    broken('done?.(async () => read(), await write());'),
    broken('done?.(async, await write());'),
    // Further calls of a chain are left out with it.
    broken('list?.filter(isOpen).map(await read());'),
    broken('list?.[0](await read());'),
    broken('a?.b.c!.d(1)(await read());'),
    broken('done?.<string>(await read());'),
    broken('before(); after(done?.({ of: [1, await read()] }));'),
  ],
};
