import * as z from 'zod/mini';

/** The code of an interface language, as it is stored. */
export const languageField = z.enum(['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th']);
