import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../packages/locales/src');
/** Texts that the member app never shows lie in folders of their own: for operators, in mails and statements, of the worker. */
async function read(): Promise<ReadonlyMap<string, string>> {
  const found = globSync(['*/*.ts', '*/{members,wallet}/*.ts'], { cwd: LOCALES }).toSorted();
  const files = new Map<string, string>();
  for (const path of found) {
    const slice = basename(path, '.ts');
    const module = (await import(pathToFileURL(join(LOCALES, path)).href)) as { default: unknown };
    files.set(`${dirname(path)}/${slice}.json`, JSON.stringify(module.default));
  }
  return files;
}

/**
 * The texts as files of their own beside the scripts, one for each language and slice. Their folder is named by the hash of
 * all of them, so that the app knows each address without a table: as modules, 130 hashed names cost every first visit two
 * kilobytes.
 */
export async function textFiles(): Promise<Plugin> {
  const files = await read();
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 10);
  const folder = `assets/texts-${hash}`;
  return {
    name: 'text-files',
    config: () => ({ define: { 'import.meta.env.TEXTS': JSON.stringify(`/${folder}`) } }),
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const text = files.get((request.url ?? '').slice(1));
        if (text === undefined) return next();
        response.setHeader('content-type', 'application/json');
        response.end(text);
      });
    },
  };
}
