import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ObjectStore, startObjectStore } from '@greenhall/test-kit/outside/object-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FilesAwayError } from '../outages.ts';
import { localFiles } from './local.ts';
import { s3Files } from './s3.ts';
import type { FileStore } from './store.ts';

const bytes = (content: string): Buffer => Buffer.from(content);

describe('files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-files-'));
  let objects: ObjectStore;
  const stores: Record<string, FileStore> = {};
  beforeAll(async () => {
    objects = await startObjectStore(join(folder, 'objects'));
    stores['a folder'] = localFiles(join(folder, 'local'));
    stores['a store of objects'] = s3Files(objects.settings);
  });
  afterAll(async () => {
    await objects.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const KINDS = ['a folder', 'a store of objects'] as const;
  const storeOf = (kind: string): FileStore => stores[kind] as FileStore;

  it.each(KINDS)('are stored in %s, read, listed and removed', async (kind) => {
    const store = storeOf(kind);
    expect(await store.names('uploads')).toEqual([]);
    expect(await store.get('uploads/none.jpg')).toBeUndefined();
    expect(await store.read('uploads/none.jpg')).toBeUndefined();
    await store.put('uploads/one.jpg', bytes('first'));
    await store.put('uploads/one.jpg', bytes('again'));
    await store.put('uploads/two.jpg', bytes(''));
    await store.put('exports/3-1.csv', bytes('a,b'));
    expect((await store.get('uploads/one.jpg'))?.toString()).toBe('again');
    expect(await store.get('uploads/two.jpg')).toEqual(bytes(''));
    expect((await store.names('uploads')).toSorted()).toEqual(['one.jpg', 'two.jpg']);
    await store.remove('uploads/one.jpg');
    await store.remove('uploads/one.jpg');
    expect(await store.names('uploads')).toEqual(['two.jpg']);
  });

  it.each(KINDS)('are stored in %s by many at the same time', async (kind) => {
    const store = storeOf(kind);
    await Promise.all(Array.from({ length: 20 }, () => store.put('built/same', bytes('the same'))));
    expect((await store.get('built/same'))?.toString()).toBe('the same');
    expect(await store.names('built')).toEqual(['same']);
  });

  it.each(KINDS)('are taken into %s from where they were written', async (kind) => {
    const store = storeOf(kind);
    const path = join(folder, 'written');
    writeFileSync(path, 'x'.repeat(300_000));
    await store.putFile('exports/9-1.csv', path);
    const kept = await store.read('exports/9-1.csv');
    expect(kept && (await text(kept))).toBe('x'.repeat(300_000));
    // The file is theirs now.
    await expect(store.putFile('exports/9-2.csv', path)).rejects.toThrow();
  });

  it.each(KINDS)('in %s are as old as when they were stored or touched', async (kind) => {
    const store = storeOf(kind);
    const soon = new Date(Date.now() + 60_000);
    await store.put('uploads/old.jpg', bytes('old'));
    expect(await store.olderThan('uploads', soon)).toContain('old.jpg');
    expect(await store.olderThan('uploads', new Date(Date.now() - 60_000))).not.toContain('old.jpg');
    await store.touch('uploads/old.jpg', new Date());
    await store.touch('uploads/never.jpg', new Date());
    expect(await store.timeOf('uploads/never.jpg')).toBeUndefined();
    expect(Math.abs((await store.timeOf('uploads/old.jpg'))!.getTime() - Date.now())).toBeLessThan(10_000);
    expect((await store.get('uploads/old.jpg'))?.toString()).toBe('old');
  });

  it('are listed in pages, all of them', async () => {
    const store = storeOf('a store of objects');
    const names = Array.from({ length: 1_050 }, (_, index) => `many-${index}.jpg`);
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(names.slice(from, from + 50).map((name) => store.put(`exports/${name}`, bytes('x'))));
    const found = (await store.names('exports')).filter((name) => name.startsWith('many-'));
    expect(found.toSorted()).toEqual(names.toSorted());
  });

  it('that are away are said to be, and none of it to be gone', async () => {
    const { settings } = objects;
    const wrong = s3Files({ ...settings, secret: 'another' });
    await expect(wrong.get('uploads/two.jpg')).rejects.toThrow(FilesAwayError);
    await expect(wrong.put('uploads/no.jpg', bytes('x'))).rejects.toThrow(FilesAwayError);
    await expect(wrong.names('uploads')).rejects.toThrow(FilesAwayError);
    const nobody = s3Files({ ...settings, endpoint: 'http://127.0.0.1:1' });
    await expect(nobody.get('uploads/two.jpg')).rejects.toThrow(FilesAwayError);
    const noBucket = s3Files({ ...settings, bucket: 'not-there' });
    await expect(noBucket.names('uploads')).rejects.toThrow(FilesAwayError);
    await expect(noBucket.put('uploads/no.jpg', bytes('x'))).rejects.toThrow(FilesAwayError);
  });
});
