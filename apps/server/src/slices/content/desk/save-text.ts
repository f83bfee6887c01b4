import { hasBody, isOpenToChange } from '@greenhall/domain/content/entry';
import { pictureFilesOf, type RichText } from '@greenhall/domain/shared/rich-text';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { contentFiles } from '../store.ts';
import { lockEntry, saveWords, textsOf, type Words } from './store-entries.ts';

/** Whether every picture of a text was uploaded here. */
async function hasOwnPictures(tx: Tx, body: RichText): Promise<boolean> {
  const files = pictureFilesOf(body);
  return files.length === 0 || (await contentFiles(tx, files)).length === files.length;
}

const values = ({ title, summary, body }: Words) => ({ title, summary, body: body && JSON.stringify(body) });

/**
 * Saves the text of an entry in one language. Whoever saves on an older version than the stored one is refused, so that
 * nobody overwrites what another operator has written.
 */
export function saveText(ports: Ports, call: Call<'content.saveText'>): Promise<Result<Answer<'content.saveText'>>> {
  const id = BigInt(call.params.id);
  const { language } = call.params;
  const { version, title, summary, body } = call.body;
  const by = call.caller.username;
  return once(ports, call, async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) return refuse('notFound');
    const isFitting = body === null || (hasBody(row.kind) && (await hasOwnPictures(tx, body)));
    if (!isFitting) return refuse('badRequest', { field: 'body' });
    if (!isOpenToChange(row)) return refuse('statusChanged');
    const at = ports.clock.now();
    const stored = (await textsOf(tx, id)).find((one) => one.language === language);
    if (!(await saveWords(tx, id, { language, version, title, summary, body, by, at }))) return refuse('statusChanged');
    const detail = { kind: row.kind, language, version: version + 1, title };
    const change = changeOf(stored ? values(stored) : null, values({ title, summary, body }));
    await audit(tx, { operator: by, act: 'content.text', subject: String(id), detail, ...change, at });
    return accept({ version: version + 1 });
  });
}
