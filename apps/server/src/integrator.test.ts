import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { openWalletWorld, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeApi } from './platform/http/openapi.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../../..');
/** Beside the packages that the program of the guide imports. */
const CACHE = join(ROOT, 'node_modules/.cache/greenhall');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const STRICT = [
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUncheckedIndexedAccess',
  '--skipLibCheck',
  '--ignoreConfig',
];
const TARGET = ['--target', 'es2024', '--module', 'nodenext', '--types', 'node', '--rewriteRelativeImportExtensions'];

let world: WalletWorld;
let url: string;
let folder: string;
beforeAll(async () => {
  world = await openWalletWorld('embedded');
  await world.give(world.ann, { mey: 100n });
  url = await world.http.listen({ host: '127.0.0.1', port: 0 });
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, 'integrator-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await world.close();
});

it('the program of the guide, with types made from the description, makes a transfer', async () => {
  const guide = readFileSync(join(ROOT, 'docs/api-guide.md'), 'utf8');
  const program = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const description = describeApi('members', guide) as unknown as Parameters<typeof openapiTS>[0];
  writeFileSync(join(folder, 'api.d.ts'), astToString(await openapiTS(description)));
  writeFileSync(join(folder, 'transfer.ts'), program);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  await run(process.execPath, [TSC, ...STRICT, ...TARGET, 'transfer.ts'], { cwd: folder }).catch(
    (error: { stdout: string }) => expect.fail(error.stdout),
  );

  const { token, companion } = await openSettledSession(world.ports, world.ann.no, world.ann.name, '');
  const { stdout } = await run(process.execPath, [join(folder, 'transfer.js'), url, token, companion, world.bo.name]);
  expect(stdout).toMatch(/^(?:held|credited) 12\.500000 mey\n$/);
  const { value } = await world.ann.client.call('wallet.transfers');
  expect(value.items).toMatchObject([{ direction: 'out', amount: '12.500000', coin: 'mey' }]);
});
