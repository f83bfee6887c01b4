import { describe } from 'vitest';
import { judge, visitScreens } from './every-screen-world.ts';

describe.each(['en'] as const)(
  'a screen in %s is accessible in light and dark, and fits on a small phone',
  (language) => visitScreens(language, judge),
);
