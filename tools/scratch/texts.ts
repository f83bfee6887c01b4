/** What the scratch slice says in each language: its title, an empty list, and a field that comes later. */
const TEXTS = {
  'zh-Hans': ['条目列表', '还没有条目', '重量'],
  'zh-Hant': ['條目列表', '還沒有條目', '重量'],
  en: ['Entries', 'There are no entries yet', 'Weight'],
  kor: ['항목', '아직 항목이 없습니다', '무게'],
  jp: ['記入一覧', 'まだ記入がありません', '重さ'],
  de: ['Einträge', 'Noch keine Einträge', 'Gewicht'],
  spa: ['Entradas', 'Todavía no hay entradas', 'Peso'],
  fra: ['Entrées', 'Aucune entrée pour le moment', 'Poids'],
  pt: ['Registos', 'Ainda não há registos', 'Peso em quilos'],
  th: ['รายการ', 'ยังไม่มีรายการ', 'น้ำหนัก'],
} as const;

const NAMES = ['scratch.title', 'scratch.none', 'scratch.weight'] as const;

/** The files of the texts by path, with as many of the texts as the slice needs by now. */
export const textFiles = (count: 2 | 3): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(TEXTS).map(([language, texts]) => {
      const entries = NAMES.slice(0, count).map((name, place) => `  '${name}': '${texts[place]}',\n`);
      const [head, end] =
        language === 'en'
          ? ['', '} as const;\n']
          : [
              "import type { Like } from '../slice.ts';\nimport type english from '../en/scratch.ts';\n\n",
              '} satisfies Like<typeof english>;\n',
            ];
      return [`packages/locales/src/${language}/scratch.ts`, `${head}export default {\n${entries.join('')}${end}`];
    }),
  );
