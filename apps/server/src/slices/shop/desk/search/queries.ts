import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer } from '../../../../platform/http/call.ts';
import type { Ports } from '../../../../platform/ports.ts';
import { hotWordsVersion, listBlockedWords, listHotWords } from '../../search/store-hot-words.ts';

export async function readDeskHotWords(ports: Ports): Promise<Result<Answer<'shop.deskHotWords'>>> {
  const items = await listHotWords(ports.db);
  const blocked = await listBlockedWords(ports.db);
  return accept({ items, blocked, version: hotWordsVersion(items, blocked) });
}
