import { TEXT_LANGUAGES, type TextLanguage } from '../shared/languages.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import type { Instant } from '../shared/time.ts';
import type { Tone } from '../shared/tone.ts';
import { defineTransitions } from '../shared/transitions.ts';

/** What operators write for members. Rule: content#kinds. */
export const CONTENT_KINDS = ['news', 'notice', 'question', 'about', 'agreement', 'banner', 'shopText'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** The groups of questions, in the order in which they are shown. */
export const QUESTION_GROUPS = ['start', 'levels', 'bonuses', 'coins', 'trading', 'security', 'shop'] as const;

/** The places of the shop and of customer service that a text belongs to. */
export const SHOP_TEXTS = ['delivery', 'returns', 'terms', 'service'] as const;

/** Where a banner is shown. */
export const BANNER_PLACES = ['home', 'shop', 'both'] as const;

/**
 * The life of an entry. Whether a published one is visible is decided by its dates and the clock, not by a state. Rule:
 * content#states.
 */
export const ENTRY_TRANSITIONS = defineTransitions(['draft'], {
  draft: { publish: 'published', discard: 'discarded' },
  published: { withdraw: 'withdrawn' },
  withdrawn: { publish: 'published', discard: 'discarded' },
  discarded: {},
});
export type EntryState = (typeof ENTRY_TRANSITIONS.states)[number];
/** The states of the entries that operators see in their list. */
export const LISTED_STATES = ['draft', 'published', 'withdrawn'] as const satisfies readonly EntryState[];
/** What each state asks of operators. */
export const ENTRY_TONES: Readonly<Record<EntryState, Tone>> = {
  draft: 'waiting',
  published: 'good',
  withdrawn: 'neutral',
  discarded: 'neutral',
};

/** What decides who publishes an entry, and whether it may be changed. */
export interface EntryFacts {
  readonly kind: ContentKind;
  readonly state: EntryState;
  readonly isImportant: boolean;
}

/** Whether two operators publish an entry: the agreement and important notices. Rule: content#important-notices. */
export function takesTwo({ kind, isImportant }: Omit<EntryFacts, 'state'>): boolean {
  return kind === 'agreement' || (kind === 'notice' && isImportant);
}

/**
 * Whether an entry may be changed: not what was discarded, and not what two operators have published, which would then
 * say what one has written. Rule: content#important-notices.
 */
export function isOpenToChange({ state, ...entry }: EntryFacts): boolean {
  return state !== 'discarded' && !(state === 'published' && takesTwo(entry));
}

/** The bounds of a text in one language, in characters. Rule: content#texts. */
export const TEXT_BOUNDS = { title: 120, summary: 300 } as const;

/** The groups that entries of a kind are put into: of a question, a text of the shop, a banner; none for the others. */
export function groupsOf(kind: ContentKind): readonly string[] {
  if (kind === 'question') return QUESTION_GROUPS;
  if (kind === 'shopText') return SHOP_TEXTS;
  return kind === 'banner' ? BANNER_PLACES : [];
}

/** Whether entries of a kind have a text with form below their title; a banner has its picture instead. */
export const hasBody = (kind: ContentKind): boolean => kind !== 'banner';

/** The dates between which a published entry is visible (ms); `null` for no end. */
export interface Visibility {
  readonly state: EntryState;
  readonly from: Instant | null;
  readonly until: Instant | null;
}

/** Whether members see an entry at a moment: published, begun and not over. Rule: content#states. */
export function isVisible({ state, from, until }: Visibility, now: Instant): boolean {
  return state === 'published' && (from === null || from <= now) && (until === null || now < until);
}

/** The languages in which an entry has no text yet, in the order of all languages. */
export function missingLanguages(present: readonly string[]): readonly TextLanguage[] {
  return TEXT_LANGUAGES.filter((language) => !present.includes(language));
}

/**
 * Whether an entry may be published with the texts that it has: `translationMissing` {languages} when English is
 * missing, when the agreement is not there in all languages, or when a missing language was not confirmed. Members who
 * read a missing language are shown English. Rule: content#publishing.
 */
export function checkTexts(
  kind: ContentKind,
  present: readonly string[],
  confirmed: readonly string[],
): Result<readonly TextLanguage[]> {
  const missing = missingLanguages(present);
  const mustBe = kind === 'agreement' ? missing : missing.filter((language) => language === 'en');
  const open = mustBe.length > 0 ? mustBe : missing.filter((language) => !confirmed.includes(language));
  return open.length > 0 ? refuse('translationMissing', { languages: open.join(', ') }) : accept(missing);
}
