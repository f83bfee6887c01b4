import { mkdtempSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@greenhall/domain/shared/time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { localFiles } from '../files/local.ts';
import type { FileStore } from '../files/store.ts';
import { bringPicturesBack, copyPictures } from './picture-copies.ts';

const KEY = 'a key of copies with 32 characters or more';
const NOW = new Date('2026-03-02T08:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'greenhall-pictures-'));
let places: { readonly uploads: string; readonly copies: string; readonly store: FileStore };
let made = 0;
const later = (ms: number): Date => new Date(NOW.getTime() + ms);
const store = (name: string, content = name): void => writeFileSync(join(places.uploads, name), content);

beforeEach(() => {
  const own = join(folder, String((made += 1)));
  places = { uploads: join(own, 'uploads'), copies: join(own, 'copies'), store: localFiles(own) };
  mkdirSync(places.uploads, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('copies each picture once, encrypted, and nothing else', async () => {
  store('p-one.jpg', 'the first picture');
  store('p-one.jpg.w320', 'a narrower one, which is made again');
  store('s-two.jpg.part', 'unfinished');
  expect(await copyPictures(places, KEY, NOW)).toBe(1);
  expect(readdirSync(places.copies)).toEqual(['p-one.jpg']);
  expect(readFileSync(join(places.copies, 'p-one.jpg')).includes('picture')).toBe(false);
  store('s-two.jpg');
  expect(await copyPictures(places, KEY, NOW)).toBe(1);
  expect(await copyPictures(places, KEY, NOW)).toBe(0);
});

it('gives two pictures of the same content different copies', async () => {
  store('p-one.jpg', 'the same');
  store('p-two.jpg', 'the same');
  await copyPictures(places, KEY, NOW);
  const [one, two] = ['p-one.jpg', 'p-two.jpg'].map((name) => readFileSync(join(places.copies, name)).toString('hex'));
  expect(one?.slice(-40)).not.toBe(two?.slice(-40));
});

it('keeps what is gone for 14 days and brings it back until then', async () => {
  store('p-one.jpg');
  store('p-two.jpg');
  await copyPictures(places, KEY, NOW);
  rmSync(join(places.uploads, 'p-one.jpg'));
  await copyPictures(places, KEY, later(DAY));
  expect(readdirSync(places.copies).toSorted()).toEqual(['p-one.jpg.gone', 'p-two.jpg']);
  await copyPictures(places, KEY, later(15 * DAY));
  expect(await bringPicturesBack(places, KEY)).toBe(1);
  expect(readFileSync(join(places.uploads, 'p-one.jpg'), 'utf8')).toBe('p-one.jpg');
  rmSync(join(places.uploads, 'p-one.jpg'));
  await copyPictures(places, KEY, later(15 * DAY + 1));
  expect(readdirSync(places.copies)).toEqual(['p-two.jpg']);
});

it('brings everything back into an empty folder, over nothing that is there', async () => {
  store('p-one.jpg');
  store('p-two.jpg', 'as it was copied');
  await copyPictures(places, KEY, NOW);
  rmSync(places.uploads, { recursive: true });
  mkdirSync(places.uploads);
  store('p-two.jpg', 'as it is');
  expect(await bringPicturesBack(places, KEY)).toBe(1);
  expect(readFileSync(join(places.uploads, 'p-one.jpg'), 'utf8')).toBe('p-one.jpg');
  expect(readFileSync(join(places.uploads, 'p-two.jpg'), 'utf8')).toBe('as it is');
  expect(await bringPicturesBack(places, KEY)).toBe(0);
});

it('brings a picture back once where it was away for a while', async () => {
  store('p-one.jpg');
  await copyPictures(places, KEY, NOW);
  rmSync(places.uploads, { recursive: true });
  await copyPictures(places, KEY, NOW);
  mkdirSync(places.uploads);
  store('p-one.jpg');
  expect(await copyPictures(places, KEY, NOW)).toBe(1);
  rmSync(join(places.uploads, 'p-one.jpg'));
  expect(await bringPicturesBack(places, KEY)).toBe(1);
});

it('refuses a copy that was changed, or is of another key, and writes nothing of it', async () => {
  store('p-one.jpg');
  await copyPictures(places, KEY, NOW);
  rmSync(join(places.uploads, 'p-one.jpg'));
  await expect(bringPicturesBack(places, `${KEY}.`)).rejects.toThrow('its key is another one');
  const copy = readFileSync(join(places.copies, 'p-one.jpg'));
  copy[copy.length - 1] = (copy[copy.length - 1] ?? 0) ^ 1;
  writeFileSync(join(places.copies, 'p-one.jpg'), copy);
  await expect(bringPicturesBack(places, KEY)).rejects.toThrow('it was changed');
  expect(readdirSync(places.uploads)).toEqual([]);
});
