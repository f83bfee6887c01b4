import { LANGUAGES } from '@greenhall/locales/languages';
import { describe } from 'vitest';
import { fit, visitScreens } from './every-screen-world.ts';

describe.each(LANGUAGES)('a screen in %s with long words and large sums is no wider than a phone', (language) =>
  visitScreens(language, fit, true),
);
