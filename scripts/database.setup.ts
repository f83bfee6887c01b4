import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeImage, makeTemplate, onServer } from '../packages/test-kit/src/prepare.ts';
import { startPostgres } from './postgres.mjs';

/**
 * One PostgreSQL for the whole run, in which the tests make databases of their own. Migrating takes longer than copying:
 * it is done once for each engine, and every test process copies from then on.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-image-'));
  const image = join(folder, 'image');
  const template = `greenhall_template_${randomBytes(6).toString('hex')}`;
  await Promise.all([makeImage(image), makeTemplate(url, template)]);
  process.env.TEST_DATABASE_URL = url;
  process.env.TEST_DATABASE_TEMPLATE = template;
  process.env.TEST_DATABASE_IMAGE = image;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await onServer(url, `drop database ${template}`);
    await stop();
  };
}
