import { formats } from '@greenhall/locales/format';
import { firstLanguage, type Language, tagOf } from '@greenhall/locales/languages';
import { type Dictionary, translator } from '@greenhall/locales/runtime';
import type { SliceName } from '@greenhall/locales/slices';
import type { Locale } from 'antd/es/locale';
import type { Texts } from '../kit/texts.ts';
import { screens } from './routes.ts';

/** The texts of every slice; of those for members, only what a screen names is loaded. */
const chunks = import.meta.glob<{ default: Dictionary }>('../../../../packages/locales/src/*/{*,desk/*}.ts');
const SHARED: readonly SliceName[] = ['common', 'errors', ...screens.flatMap(({ texts = [] }) => texts)];

function isNeeded(path: string, language: Language): boolean {
  const [, name = ''] = path.split(`/src/${language}/`);
  return name.startsWith('desk/') || SHARED.some((slice) => name === `${slice}.ts`);
}

/** antd's own texts, for each of the ten languages. */
const LOCALES: Readonly<Record<Language, () => Promise<{ default: Locale }>>> = {
  'zh-Hans': () => import('antd/es/locale/zh_CN'),
  'zh-Hant': () => import('antd/es/locale/zh_TW'),
  en: () => import('antd/es/locale/en_US'),
  kor: () => import('antd/es/locale/ko_KR'),
  jp: () => import('antd/es/locale/ja_JP'),
  de: () => import('antd/es/locale/de_DE'),
  spa: () => import('antd/es/locale/es_ES'),
  fra: () => import('antd/es/locale/fr_FR'),
  pt: () => import('antd/es/locale/pt_PT'),
  th: () => import('antd/es/locale/th_TH'),
};

/** The language of the console: the stored choice, else the device's. */
export function consoleLanguage(): Language {
  return firstLanguage(localStorage.getItem('language'), navigator.languages);
}

export async function loadTexts(language: Language): Promise<Texts> {
  const own = Object.entries(chunks).filter(([path]) => isNeeded(path, language));
  const parts = await Promise.all(own.map(([, load]) => load()));
  const t = translator(language, Object.assign({}, ...parts.map((part) => part.default)) as Dictionary);
  document.documentElement.lang = tagOf(language);
  localStorage.setItem('language', language);
  return { language, t, locale: (await LOCALES[language]()).default, ...formats(language, t) };
}
