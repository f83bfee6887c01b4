/** The languages in which operators write texts, by the codes under which they are stored (rule: app#texts). */
export const TEXT_LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];
