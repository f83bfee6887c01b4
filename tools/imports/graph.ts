import { posix } from 'node:path';
import type { SourceFile } from '../rule.ts';
import { importsOf } from './scan.ts';

/** An import of one file by another, or of a package. */
export interface Edge {
  readonly from: string;
  /** A path from the root, or the name of a package as imported. */
  readonly to: string;
  readonly isType: boolean;
  readonly isLazy: boolean;
  readonly isRelative: boolean;
}

const WORKSPACE = /^@greenhall\/([\w-]+)\/(.+)$/;

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, name, subpath] = WORKSPACE.exec(specifier) ?? [];
  if (!name || !subpath) return specifier;
  if (name === 'server') return `apps/server/src/${subpath}.ts`;
  if (name === 'test-kit') return `test-kit/src/${subpath}.ts`;
  if (subpath.endsWith('.css')) return `packages/${name}/src/${subpath}`;
  return `packages/${name}/src/${subpath}.${name === 'ui' ? 'tsx' : 'ts'}`;
}

/** Every import within packages, apps and the helpers of tests, or within other folders. */
export function edgesOf(files: readonly SourceFile[], folders = /^(?:packages|apps|test-kit)\//): readonly Edge[] {
  return files
    .filter(({ path }) => folders.test(path) && /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      importsOf(text).map(({ specifier, isType, isLazy }) => ({
        from: path,
        to: target(path, specifier),
        isType,
        isLazy,
        isRelative: specifier.startsWith('.'),
      })),
    );
}

/** What each file imports, types and what is loaded later included. */
export function importsAmong(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, string[]>();
  for (const { from, to } of edges) imports.set(from, [...(imports.get(from) ?? []), to]);
  return imports;
}

/** What each file loads at run time. */
export const loadsOf = (edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> =>
  importsAmong(edges.filter(({ isType }) => !isType));

/** The shortest chain of imports from a file to one that `isSought` accepts, or `undefined`. */
export function importPathTo(
  loads: ReadonlyMap<string, readonly string[]>,
  start: string,
  isSought: (path: string) => boolean,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const path of queue) {
    for (const next of loads.get(path) ?? []) {
      if (isSought(next)) {
        const chain = [next, path];
        for (let at = path; at !== start;) {
          at = cameFrom.get(at) ?? start;
          chain.push(at);
        }
        return chain.toReversed();
      }
      if (next === start || cameFrom.has(next)) continue;
      cameFrom.set(next, path);
      queue.push(next);
    }
  }
  return undefined;
}
