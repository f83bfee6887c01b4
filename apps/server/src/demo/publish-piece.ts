import type { ContentKind } from '@greenhall/domain/content/entry';
import { TEXT_LANGUAGES, type TextLanguage } from '@greenhall/domain/shared/languages';
import { accept } from '@greenhall/domain/shared/result';
import type { RichBlock, RichLink } from '@greenhall/domain/shared/rich-text';
import { audit, stateChange } from '../platform/audit/audit.ts';
import { transact } from '../platform/database/transact.ts';
import { notifyShown } from '../slices/content/notify-shown.ts';
import type { Ports } from '../platform/ports.ts';
import { insertEntry, moveEntry, saveWords, setEntry } from '../slices/content/desk/store-entries.ts';

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

/**
 * Writes an entry in the languages that it has words in, and publishes it; its number. One transaction for all of it: by the
 * desk's commands, of which each language needs one, ten languages of many entries would take a start some seconds.
 */
export async function publishPiece(ports: Ports, by: string, piece: Piece): Promise<string> {
  const { kind, words, isImportant = false, topic = null, place = 0, picture = null, link = null } = piece;
  const at = ports.clock.now();
  const done = await transact(ports.db, async (tx) => {
    const id = await insertEntry(tx, { kind, topic, by, at });
    await setEntry(tx, id, 1, { isImportant, topic, place, picture, link, from: null, until: null });
    for (const language of TEXT_LANGUAGES) {
      const said = words[language];
      if (!said) continue;
      const { title, summary = '', text } = said;
      const body = text === undefined ? null : { blocks: paragraphs(text) };
      await saveWords(tx, id, { language, version: 0, title, summary, body, by, at });
    }
    await moveEntry(tx, id, 'draft', { to: 'published', publishedAt: at });
    const detail = { kind, title: words.en?.title ?? '' };
    await audit(tx, {
      operator: by,
      act: 'content.publish',
      subject: String(id),
      detail,
      ...stateChange('draft', 'published'),
      at,
    });
    await notifyShown(tx, at);
    return accept(String(id));
  });
  if (!done.ok) throw new Error(done.refusal);
  return done.value;
}
