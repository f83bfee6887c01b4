import type { ContentKind } from '@greenhall/domain/content/entry';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import type { RichLink, RichText } from '@greenhall/domain/shared/rich-text';
import { sql } from 'kysely';
import type { Place } from '../../platform/cursor.ts';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select, selectFrom } from '../../platform/database/select.ts';
import { namesFile } from '../../platform/pictures/named-files.ts';

/** An uploaded picture with its size in pixels. */
export interface StoredPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** A visible entry with its words in one language. */
export interface ShownRow {
  readonly id: bigint;
  readonly isImportant: boolean;
  readonly topic: string | null;
  readonly link: RichLink | null;
  readonly shownAt: Date;
  /** The order of lists, newest last: the moment of appearance, then the number. */
  readonly position: bigint;
  readonly file: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly language: TextLanguage;
  readonly title: string;
  readonly summary: string;
  readonly body: RichText | null;
}

/** Whose texts are wanted in which language, at which moment. */
export interface Reading {
  readonly kind: ContentKind;
  readonly language: string;
  readonly now: Date;
}

const POSITION = sql<bigint>`((extract(epoch from e.shown_at) * 1000)::bigint * 1000 + e.id % 1000)`;

const SHOWN = columns('content_entry as e', ['id', 'isImportant', 'topic', 'link', 'shownAt', 'place'])
  .narrow<{ link: RichLink | null; shownAt: Date }>()
  .and(columns('content_picture as p', ['file', 'width', 'height']).orNull())
  .and({
    position: POSITION,
    language: sql<TextLanguage>`coalesce(t.language, f.language)`,
    title: sql<string>`coalesce(t.title, f.title)`,
    summary: sql<string>`coalesce(t.summary, f.summary)`,
    body: sql<RichText | null>`case when t.entry_id is null then f.body else t.body end`,
  });

/** The entries that are visible at a moment, each in the wanted language or in English. */
export const shown = ({ kind, language, now }: Reading) => select(SHOWN)`
      from content_entry e
      join content_text f on f.entry_id = e.id and f.language = 'en'
      left join content_text t on t.entry_id = e.id and t.language = ${language}
      left join content_picture p on p.file = e.picture
     where e.kind = ${kind} and e.state = 'published' and e.shown_at <= ${now}
       and (e.visible_until is null or e.visible_until > ${now})`;

/** A page of what is visible, newest first. */
export function listShown(db: Db, reading: Reading, below: Place, limit: number): Promise<ShownRow[]> {
  const { position, id } = below;
  return rows(
    db,
    selectFrom(shown(reading))`s
      where (position, id) < (${position}, ${id}) order by position desc, id desc limit ${limit}`,
  );
}

const ALL = 500;

/** Everything of a kind that is visible, in the order that operators gave it. */
export function orderedShown(db: Db, reading: Reading): Promise<ShownRow[]> {
  return rows(db, selectFrom(shown(reading))`s order by place, id limit ${ALL}`);
}

/** One entry, if it is visible. */
export function oneShown(db: Db | Tx, reading: Reading, id: bigint): Promise<ShownRow | undefined> {
  return maybeRow(db, selectFrom(shown(reading))`s where id = ${id}`);
}

export type AgreementRow = RowOf<typeof AGREEMENT>;

const AGREEMENT = columns('content_entry as e', ['agreementVersion as version'])
  .narrow<{ version: number }>()
  .and(
    columns('content_text as t', ['title', 'body', 'language']).narrow<{ body: RichText; language: TextLanguage }>(),
  );

/** The agreement in force, which is the one with the highest number; it has a text in every language. */
export function agreementText(db: Db, language: string): Promise<AgreementRow | undefined> {
  return maybeRow(
    db,
    select(AGREEMENT)`
      from content_entry e join content_text t on t.entry_id = e.id
       where e.kind = 'agreement' and e.state = 'published' and t.language in (${language}, 'en')
       order by e.agreement_version desc, t.language = ${language} desc limit 1`,
  );
}

/** The number of the agreement in force. */
export async function agreementVersion(db: Db | Tx): Promise<number> {
  const row = await maybeRow(
    db,
    sql<{ version: number | null }>`select max(agreement_version) as version from content_entry`,
  );
  return row?.version ?? 0;
}

/** Which of these files operators have uploaded for texts. */
export async function contentFiles(db: Db | Tx, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('content_picture', ['file']))`from content_picture where ${namesFile('file', among)}`,
  );
  return found.map(({ file }) => file);
}
