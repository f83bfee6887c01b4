import type { Reply } from '@greenhall/client/route-input';
import type { Language } from '@greenhall/locales/languages';

export type Goods = Reply<'shop.deskGoods'>;
export type Sku = Goods['skus'][number];

type Options = Sku['options'];
/** Options by language, a line each: name = value. */
export type OptionLines = Readonly<Partial<Record<Language, string>>>;

export function linesOf(options: Options): OptionLines {
  const languages = new Set(options.flatMap(({ name }) => name.map(({ language }) => language)));
  const said = (texts: Options[number]['name'], language: Language) =>
    texts.find((text) => text.language === language)?.text ?? '';
  return Object.fromEntries(
    [...languages].map((language) => [
      language,
      options.map(({ name, value }) => `${said(name, language)} = ${said(value, language)}`).join('\n'),
    ]),
  );
}

function pairsOf(lines: string): readonly (readonly [string, string])[] | undefined {
  const typed = lines.split('\n').filter((line) => line.trim() !== '');
  const pairs = typed.map((line) => line.split('=').map((part) => part.trim()));
  const isWhole = pairs.every((pair) => pair.length === 2 && pair.every((part) => part !== ''));
  return isWhole ? pairs.map(([name = '', value = '']) => [name, value] as const) : undefined;
}

/** The options that lines name; `undefined` if a line is none, or a language has not as many lines as English. */
export function optionsOf(lines: OptionLines): Options | undefined {
  const english = pairsOf(lines.en ?? '');
  if (!english) return undefined;
  const options: Options = english.map(() => ({ name: [], value: [] }));
  for (const [language, typed = ''] of Object.entries(lines) as [Language, string | undefined][]) {
    const pairs = pairsOf(typed);
    if (pairs?.length === 0 && language !== 'en') continue;
    if (pairs?.length !== english.length) return undefined;
    for (const [place, [name, value]] of pairs.entries()) {
      options[place]?.name.push({ language, text: name });
      options[place]?.value.push({ language, text: value });
    }
  }
  return options;
}
