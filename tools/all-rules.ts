import { importRules } from './imports/rules.ts';
import type { Rule } from './rule.ts';
import { counts } from './rules/counts.ts';
import { licences } from './rules/licences.ts';
import { links } from './rules/docs/links.ts';
import { decisions } from './rules/decisions.ts';
import { deskTexts } from './rules/desk-texts.ts';
import { features } from './rules/features.ts';
import { folders } from './rules/folders.ts';
import { french } from './rules/french.ts';
import { howTo } from './rules/docs/how-to.ts';
import { layout } from './rules/layout.ts';
import { functions, raised } from './rules/database/functions.ts';
import { glossary } from './rules/docs/glossary.ts';
import { stateMachines } from './rules/database/state-machines.ts';
import { locks, namedLocks } from './rules/database/locks.ts';
import { markers } from './rules/markers.ts';
import { money } from './rules/money.ts';
import { refusals } from './rules/refusals.ts';
import { bodies, migrations } from './rules/database/migrations.ts';
import { rows } from './rules/database/rows.ts';
import { routes } from './rules/routes.ts';
import { citations } from './rules/citations.ts';
import { presses } from './rules/presses.ts';
import { optionalAwait } from './rules/optional-await.ts';
import { overlays } from './rules/overlays.ts';
import { screens } from './rules/screens.ts';
import { sessions } from './rules/database/sessions.ts';
import { tables } from './rules/database/tables.ts';
import { memberTime, texts, unbrokenUnits, unseenTexts } from './rules/texts.ts';
import { textsAtHand } from './rules/texts-at-hand.ts';
import { translatedWords } from './rules/translated-words.ts';
import { tokens } from './rules/tokens.ts';
import { shownFailures } from './rules/shown-failures.ts';
import { uncut } from './rules/apps/uncut.ts';
import { usedTexts } from './rules/used-texts.ts';

/** Every rule of this repository. */
export const RULES: readonly Rule[] = [
  tokens,
  counts,
  licences,
  links,
  stateMachines,
  locks,
  namedLocks,
  markers,
  memberTime,
  unbrokenUnits,
  optionalAwait,
  overlays,
  decisions,
  deskTexts,
  features,
  folders,
  howTo,
  layout,
  citations,
  money,
  texts,
  textsAtHand,
  unseenTexts,
  uncut,
  usedTexts,
  translatedWords,
  french,
  glossary,
  rows,
  migrations,
  bodies,
  sessions,
  tables,
  functions,
  raised,
  refusals,
  routes,
  screens,
  shownFailures,
  presses,
  ...importRules,
];
