import type { ContentKind } from '@greenhall/domain/content/entry';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import type { RichBlock, RichLink } from '@greenhall/domain/shared/rich-text';
import type { OperatorCaller } from '../platform/http/caller.ts';
import type { CallRoute } from './call-route.ts';

/** What an entry says in one language; a text of several paragraphs has a line for each. */
interface Words {
  readonly title: string;
  readonly summary?: string;
  readonly text?: string;
}

/** An entry that an operator writes and publishes. */
export interface Piece {
  readonly kind: ContentKind;
  readonly words: Readonly<Partial<Record<TextLanguage, Words>>>;
  readonly isImportant?: boolean;
  readonly topic?: string;
  readonly place?: number;
  readonly picture?: string;
  readonly link?: RichLink;
}

const paragraphs = (text: string): RichBlock[] =>
  text.split('\n').map((line) => ({ type: 'paragraph', spans: [{ text: line }] }));

/** Writes an entry in the languages that it has words in, and publishes it; its number. */
export async function publishPiece(callRoute: CallRoute, by: OperatorCaller, piece: Piece): Promise<string> {
  const { kind, words, isImportant = false, topic = null, place = 0, picture = null, link = null } = piece;
  const { id, version } = await callRoute('content.addEntry', by, { body: { kind } });
  const fields = { version, isImportant, topic, place, picture, link, from: null, until: null };
  await callRoute('content.saveEntry', by, { params: { id }, body: fields });
  for (const language of TEXT_LANGUAGES) {
    const said = words[language];
    if (!said) continue;
    const { title, summary = '', text } = said;
    const body = { version: 0, title, summary, body: text === undefined ? null : { blocks: paragraphs(text) } };
    await callRoute('content.saveText', by, { params: { id, language }, body });
  }
  const confirmed = TEXT_LANGUAGES.filter((language) => !words[language]);
  await callRoute('content.publish', by, { params: { id }, body: { confirmed } });
  return id;
}
