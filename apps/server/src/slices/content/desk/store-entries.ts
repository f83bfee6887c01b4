import type { ContentKind, EntryState } from '@greenhall/domain/content/entry';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import type { RichLink, RichText } from '@greenhall/domain/shared/rich-text';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import type { StoredPicture } from '../store.ts';

/** What an entry has beside its texts. */
export interface EntryFields {
  readonly isImportant: boolean;
  readonly topic: string | null;
  readonly place: number;
  readonly picture: string | null;
  readonly link: RichLink | null;
  readonly from: Date | null;
  readonly until: Date | null;
}

export interface EntryRow extends EntryFields {
  readonly id: bigint;
  readonly kind: ContentKind;
  readonly state: EntryState;
  readonly version: number;
  readonly madeBy: string;
  readonly madeAt: Date;
  readonly publishedAt: Date | null;
  readonly agreementVersion: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The languages that have a text, and the title to show: the English one, or the first that there is. */
  readonly languages: readonly TextLanguage[];
  readonly title: string;
}

const ENTRY = columns('content_entry as e', [
  'id',
  'kind',
  'state',
  'version',
  'isImportant',
  'topic',
  'place',
  'picture',
  'link',
  'visibleFrom as from',
  'visibleUntil as until',
  'madeBy',
  'madeAt',
  'publishedAt',
  'agreementVersion',
])
  .narrow<{ link: RichLink | null }>()
  .and(columns('content_picture as p', ['width', 'height']).orNull())
  .and({
    languages: sql<readonly TextLanguage[]>`
      coalesce((select array_agg(t.language order by t.language) from content_text t where t.entry_id = e.id), '{}')`,
    title: sql<string>`
      coalesce((select t.title from content_text t where t.entry_id = e.id
                 order by t.language <> 'en', t.language limit 1), '')`,
  });
const ENTRIES = sql`content_entry e left join content_picture p on p.file = e.picture`;

/** The entries that were not discarded. */
export const LISTED = listOf('content.entries', 'content_entry', {
  key: 'id',
  filters: { kind: 'kind', state: 'state', operator: 'madeBy', made: 'madeAt' },
  orders: { made: 'id' },
  read: (part) => select(ENTRY)`
    from (select * from content_entry where state <> 'discarded') e left join content_picture p on p.file = e.picture ${part}`,
});

export function entryById(db: Db | Tx, id: bigint): Promise<EntryRow | undefined> {
  return maybeRow(db, select(ENTRY)`from ${ENTRIES} where e.id = ${id}`);
}

/** Locks the entry until the transaction ends, so that its texts and its state change one after the other. */
export async function lockEntry(tx: Tx, id: bigint): Promise<EntryRow | undefined> {
  await maybeRow(tx, sql`select from content_entry where id = ${id} for update`);
  return entryById(tx, id);
}

export interface NewEntry {
  readonly kind: ContentKind;
  readonly topic: string | null;
  readonly by: string;
  readonly at: Date;
}

export async function insertEntry(tx: Tx, { kind, topic, by, at }: NewEntry): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('content_entry', ['id']))`
      insert into content_entry (kind, topic, made_by, made_at) values (${kind}, ${topic}, ${by}, ${at})`,
  );
  return id;
}

/** Compare-and-set on the version; `false` when somebody else has changed the entry. */
export async function setEntry(tx: Tx, id: bigint, version: number, fields: EntryFields): Promise<boolean> {
  const { isImportant, topic, place, picture, link, from, until } = fields;
  const changed = await run(
    tx,
    sql`update content_entry
           set version = version + 1, is_important = ${isImportant}, topic = ${topic}, place = ${place},
               picture = ${picture}, link = ${link === null ? null : JSON.stringify(link)}::jsonb,
               visible_from = ${from}, visible_until = ${until}
         where id = ${id} and version = ${version}`,
  );
  return changed === 1;
}

export interface Move {
  readonly to: EntryState;
  /** When it was published, now or before. */
  readonly publishedAt: Date | null;
  /** The number of an agreement that is published. */
  readonly agreementVersion?: number;
}

/** Compare-and-set on the state. Nobody has been told of it in its new one. */
export async function moveEntry(tx: Tx, id: bigint, from: EntryState, move: Move): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update content_entry
           set state = ${move.to}, published_at = ${move.publishedAt}, version = version + 1, told_at = null,
               agreement_version = ${move.agreementVersion ?? null}
         where id = ${id} and state = ${from}`,
  );
  return changed === 1;
}

/** The words of an entry in one language. */
export interface Words {
  readonly title: string;
  readonly summary: string;
  readonly body: RichText | null;
}

export type TextRow = RowOf<typeof TEXT>;

const TEXT = columns('content_text as t', ['language', 'version', 'title', 'summary', 'body', 'savedBy', 'savedAt'])
  .narrow<{ language: TextLanguage; body: RichText | null }>()
  .and({
    before: sql<Words | null>`
      case when b.version is null then null
       else json_build_object('title', b.title, 'summary', b.summary, 'body', b.body) end`,
  });

/** All texts of an entry, each with the version before it. */
export function textsOf(db: Db | Tx, id: bigint): Promise<TextRow[]> {
  return rows(
    db,
    select(TEXT)`
      from content_text t
        left join content_text_version b
               on b.entry_id = t.entry_id and b.language = t.language and b.version = t.version - 1
       where t.entry_id = ${id} order by t.language`,
  );
}

export interface NewText extends Words {
  readonly language: TextLanguage;
  /** The version that its writer has read; 0 for none. */
  readonly version: number;
  readonly by: string;
  readonly at: Date;
}

/** Stores the next version of a text; `false` when somebody else has saved one meanwhile. */
export async function saveWords(tx: Tx, id: bigint, text: NewText): Promise<boolean> {
  const { language, version, title, summary, by, at } = text;
  const body = text.body === null ? null : JSON.stringify(text.body);
  const saved = await run(
    tx,
    version === 0
      ? sql`insert into content_text (entry_id, language, version, title, summary, body, saved_by, saved_at)
            values (${id}, ${language}, 1, ${title}, ${summary}, ${body}::jsonb, ${by}, ${at}) on conflict do nothing`
      : sql`update content_text
               set version = version + 1, title = ${title}, summary = ${summary}, body = ${body}::jsonb,
                   saved_by = ${by}, saved_at = ${at}
             where entry_id = ${id} and language = ${language} and version = ${version}`,
  );
  if (saved !== 1) return false;
  await run(
    tx,
    sql`insert into content_text_version (entry_id, language, version, title, summary, body, saved_by, saved_at)
        select entry_id, language, version, title, summary, body, saved_by, saved_at
          from content_text where entry_id = ${id} and language = ${language}`,
  );
  return true;
}

/** Which version of each text an entry has, as one line: what a proposal was made of. */
export async function versionsOf(tx: Tx, id: bigint): Promise<string> {
  const { versions } = await oneRow(
    tx,
    sql<{ versions: string | null }>`
      select string_agg(language || ':' || version, ' ' order by language) as versions
        from content_text where entry_id = ${id}`,
  );
  return versions ?? '';
}

export async function insertPicture(tx: Tx, picture: StoredPicture, by: string, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into content_picture (file, width, height, added_by, added_at)
        values (${picture.file}, ${picture.width}, ${picture.height}, ${by}, ${at})`,
  );
}
