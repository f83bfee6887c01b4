import type { AnswerTexts } from '@greenhall/domain/messages/answer';
import { sql } from 'kysely';
import { textColumn } from '../../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type CannedRow = RowOf<typeof CANNED>;

const CANNED = columns('messages_canned_answer as a', ['id', 'title', 'version']).and({
  texts: sql<AnswerTexts>`(select json_object_agg(t.language, t.text) from messages_canned_text t where t.canned_id = a.id)`,
});

const ALL = 500;

/** The canned answers that can be sent, by title. */
export function listCanned(db: Db): Promise<CannedRow[]> {
  return rows(
    db,
    select(CANNED)`
      from messages_canned_answer a where a.withdrawn_at is null
       order by a.title, a.id limit ${ALL}`,
  );
}

/** A canned answer that can be sent. */
export function cannedById(db: Db | Tx, id: bigint): Promise<CannedRow | undefined> {
  return maybeRow(db, select(CANNED)`from messages_canned_answer a where a.id = ${id} and a.withdrawn_at is null`);
}

interface Saved {
  readonly title: string;
  readonly texts: AnswerTexts;
  readonly by: string;
  readonly at: Date;
}

async function writeTexts(tx: Tx, id: bigint, texts: AnswerTexts): Promise<void> {
  const all = Object.entries(texts);
  await run(
    tx,
    sql`insert into messages_canned_text (canned_id, language, text)
        select ${id}, language, text
          from unnest(${textColumn(all.map(([language]) => language))}::text[],
                      ${textColumn(all.map(([, text]) => text))}::text[]) w (language, text)
        on conflict (canned_id, language) do update set text = excluded.text`,
  );
}

export async function insertCanned(tx: Tx, { title, texts, by, at }: Saved): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('messages_canned_answer', ['id']))`
      insert into messages_canned_answer (title, saved_by, saved_at)
       values (${title}, ${by}, ${at})`,
  );
  await writeTexts(tx, id, texts);
  return id;
}

/** Compare-and-set on the version; false if it is another one by now. */
export async function updateCanned(
  tx: Tx,
  id: bigint,
  version: number,
  { title, texts, by, at }: Saved,
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update messages_canned_answer
           set title = ${title}, version = version + 1, saved_by = ${by}, saved_at = ${at}
         where id = ${id} and version = ${version} and withdrawn_at is null`,
  );
  if (changed !== 1) return false;
  await writeTexts(tx, id, texts);
  return true;
}

/** False if it was withdrawn before, or never there. */
export async function withdrawCanned(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update messages_canned_answer set withdrawn_at = ${at} where id = ${id} and withdrawn_at is null`,
  );
  return changed === 1;
}
