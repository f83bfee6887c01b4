import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileAt } from './files/place.ts';

/** A font for each script: statements are written in all ten languages. */
const FILES = {
  latin: 'NotoSans',
  'zh-Hans': 'NotoSansSC',
  'zh-Hant': 'NotoSansTC',
  jp: 'NotoSansJP',
  kor: 'NotoSansKR',
  th: 'NotoSansThai',
} as const;
export type FontName = keyof typeof FILES;

const loaded = new Map<FontName, Buffer>();

/** The TrueType file of a font, decompressed at its first use. */
export function fontFile(name: FontName): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const compressed = readFileSync(fileAt(`fonts/${FILES[name]}-Regular.ttf.br`));
  const font = brotliDecompressSync(compressed);
  loaded.set(name, font);
  return font;
}

let written: Promise<string> | undefined;

/** The Latin font as a file of its own, for pictures with text: the machine may have none. */
export function latinFontPath(): Promise<string> {
  written ??= (async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'greenhall-font-')), 'font.ttf');
    await writeFile(path, fontFile('latin'));
    return path;
  })();
  return written;
}
