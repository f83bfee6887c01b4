import { importLaws } from './imports/laws.ts';
import type { Law } from './law.ts';
import { links } from './laws/links.ts';
import { folders } from './laws/folders.ts';
import { layout } from './laws/layout.ts';
import { locks } from './laws/locks.ts';
import { markers } from './laws/markers.ts';
import { money } from './laws/money.ts';
import { refusals } from './laws/refusals.ts';
import { routes } from './laws/routes.ts';
import { rules } from './laws/rules.ts';
import { screens } from './laws/screens.ts';
import { size } from './laws/size.ts';
import { tables } from './laws/tables.ts';
import { texts } from './laws/texts.ts';
import { usedTexts } from './laws/used-texts.ts';

/** Every law of this repository. */
export const LAWS: readonly Law[] = [
  size,
  links,
  locks,
  markers,
  folders,
  layout,
  rules,
  money,
  texts,
  usedTexts,
  tables,
  refusals,
  routes,
  screens,
  ...importLaws,
];
