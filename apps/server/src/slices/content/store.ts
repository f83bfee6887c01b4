import type { ContentKind } from '@greenhall/domain/content/entry';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import type { RichLink, RichText } from '@greenhall/domain/shared/rich-text';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows } from '../../platform/database/database.ts';

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

const POSITION = sql`((extract(epoch from e.shown_at) * 1000)::bigint * 1000 + e.id % 1000)`;

/** The entries that are visible at a moment, each in the wanted language or in English. */
function shown({ kind, language, now }: Reading): RawBuilder<unknown> {
  return sql`
    select e.id, e.is_important as "isImportant", e.topic, e.link, e.shown_at as "shownAt", e.place,
           ${POSITION} as position, p.file, p.width, p.height, coalesce(t.language, f.language) as language,
           coalesce(t.title, f.title) as title, coalesce(t.summary, f.summary) as summary,
           case when t.entry_id is null then f.body else t.body end as body
      from content_entry e
      join content_text f on f.entry_id = e.id and f.language = 'en'
      left join content_text t on t.entry_id = e.id and t.language = ${language}
      left join content_picture p on p.file = e.picture
     where e.kind = ${kind} and e.state = 'published' and e.shown_at <= ${now}
       and (e.visible_until is null or e.visible_until > ${now})`;
}

/** A page of what is visible, newest first. */
export function listShown(db: Db, reading: Reading, below: bigint, limit: number): Promise<ShownRow[]> {
  return rows(
    db,
    sql<ShownRow>`select * from (${shown(reading)}) s where position < ${below} order by position desc limit ${limit}`,
  );
}

const ALL = 500;

/** Everything of a kind that is visible, in the order that operators gave it. */
export function orderedShown(db: Db, reading: Reading): Promise<ShownRow[]> {
  return rows(db, sql<ShownRow>`select * from (${shown(reading)}) s order by place, id limit ${ALL}`);
}

/** One entry, if it is visible. */
export function oneShown(db: Db | Tx, reading: Reading, id: bigint): Promise<ShownRow | undefined> {
  return maybeRow(db, sql<ShownRow>`select * from (${shown(reading)}) s where id = ${id}`);
}

export interface AgreementRow {
  readonly version: number;
  readonly title: string;
  readonly body: RichText;
  readonly language: TextLanguage;
}

/** The agreement in force, which is the one with the highest number; it has a text in every language. */
export function agreementText(db: Db, language: string): Promise<AgreementRow | undefined> {
  return maybeRow(
    db,
    sql<AgreementRow>`
      select e.agreement_version as version, t.title, t.body, t.language
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
export async function contentFiles(db: Db | Tx, names: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ file: string }>`select file from content_picture where file = any(${names}::text[])`,
  );
  return found.map(({ file }) => file);
}
