import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

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
  const compressed = readFileSync(new URL(`../../../../fonts/${FILES[name]}-Regular.ttf.br`, import.meta.url));
  const font = brotliDecompressSync(compressed);
  loaded.set(name, font);
  return font;
}
