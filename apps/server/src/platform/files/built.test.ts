import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { ENGINES } from '@greenhall/test-kit/database';
import { createHttp } from '../http/server.ts';
import { serveEarlier } from '../http/static.ts';
import { BuiltFiles } from './built.ts';
import { localFiles } from './local.ts';
import type { FileStore } from './store.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('built files of other releases, with the %s database', (engine) => {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-built-'));
  let ports: TestPorts;
  let store: FileStore;
  let built: BuiltFiles;
  let day = 0;
  beforeAll(async () => {
    ports = await testPorts(engine);
    store = localFiles(join(root, 'store'));
    built = new BuiltFiles(ports.db, store, ports.log);
  });
  afterAll(async () => {
    await ports.close();
    rmSync(root, { recursive: true, force: true });
  });

  /** Another process, of the release whose page has the given script. */
  const release = async (name: string): Promise<BuiltFiles> => {
    const folder = join(root, name);
    mkdirSync(join(folder, 'assets'), { recursive: true });
    writeFileSync(join(folder, `assets/page-${name}.js`), `say('${name}')`);
    writeFileSync(join(folder, `assets/page-${name}.js.br`), brotliCompressSync(`say('${name}')`));
    writeFileSync(join(folder, `assets/page-${name}.js.gz`), 'not asked for');
    mkdirSync(join(folder, 'assets/texts'), { recursive: true });
    writeFileSync(join(folder, `assets/texts/${name}.js`), `words of ${name}`);
    writeFileSync(join(folder, `assets/letters-${name}.woff2`), `letters of ${name}`);
    day += 1;
    const own = new BuiltFiles(ports.db, store, ports.log);
    await own.keepOwn(new Date(Date.UTC(2026, 0, day)), () => `${folder}/`);
    return own;
  };
  const pageOf = async (name: string): Promise<string | undefined> => {
    const found = await built.read('web', `page-${name}.js`);
    return found && brotliDecompressSync(found.content).toString();
  };

  it('are there for each process as soon as one of the release has begun, and once', async () => {
    await release('a');
    await release('a');
    expect(await pageOf('a')).toBe(`say('a')`);
    expect((await built.read('web', 'texts/a.js'))?.content.toString()).toBe('words of a');
    expect(await built.read('console', 'letters-a.woff2')).toEqual({
      content: Buffer.from('letters of a'),
      isCompressed: false,
    });
    expect(await store.names('built')).toHaveLength(1);
  });

  it('are those of the last three, by when they were served last', async () => {
    for (const name of ['b', 'c', 'a', 'd']) await release(name);
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(pageOf))).toEqual([
      `say('a')`,
      undefined,
      `say('c')`,
      `say('d')`,
    ]);
    expect(await store.names('built')).toHaveLength(3);
  });

  it('are asked for some times a second at most, however many ask for what nobody has', async () => {
    let asked = 0;
    const counted = ports.db.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const one = new BuiltFiles(counted, store, ports.log);
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 200 }, (_, n) => one.read('web', `page-${round}-${n}.js`)));
    expect(asked).toBe(3);
  });

  it('have their kind and their compression, and what is no file of any release is kept by nobody', async () => {
    const http = await createHttp(ports.settings, ports.log, {});
    serveEarlier(http, '/assets/', 'web', built);
    const ask = (name: string, accepts: string) =>
      http.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': accepts } });
    const packed = await ask('page-d.js', 'gzip, br');
    expect([packed.statusCode, packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
      200,
      'br',
      'text/javascript; charset=utf-8',
    ]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(`say('d')`);
    const plain = await ask('page-d.js', 'gzip');
    expect([plain.body, plain.headers['content-encoding']]).toEqual([`say('d')`, undefined]);
    expect(plain.headers['cache-control']).toContain('immutable');
    for (const name of ['page-b.js', 'page-x.js', '..%2fpage-d.js', 'page-d.js.br', '%00', 'x'.repeat(3_000)]) {
      const unknown = await ask(name, 'br');
      expect([name, unknown.statusCode < 500, unknown.headers['cache-control']]).toEqual([name, true, 'no-store']);
    }
    await http.close();
  });

  it('are not served when they are not what they were', async () => {
    const own = await release('e');
    expect(await own.read('web', 'letters-e.woff2')).toBeDefined();
    for (const name of await store.names('built')) {
      const path = join(root, 'store/built', name);
      const bent = readFileSync(path);
      bent[bent.length - 1] = (bent.at(-1) ?? 0) ^ 1;
      writeFileSync(path, bent);
    }
    const other = new BuiltFiles(ports.db, store, ports.log);
    expect(await other.read('console', 'texts/e.js')).toBeUndefined();
    expect(await other.read('web', 'page-e.js'), 'another part of the same file').toBeDefined();
  });
});
