import { wordsOf } from '@greenhall/domain/shared/grams';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { lock } from '../../../platform/database/locks.ts';
import { hotWordsVersion, listHotWords, replaceOperatorsWords } from '../search/store-hot-words.ts';

/** The operators' words, and those that are never shown. Blocked words are compared as searches are. Rule: shop#hot-words. */
export function setHotWords(ports: Ports, call: Call<'shop.setHotWords'>): Promise<Result<Answer<'shop.setHotWords'>>> {
  const { shown } = call.body;
  const blocked = [...new Set(call.body.blocked.map((words) => wordsOf(words).join(' ')))].filter((one) => one !== '');
  return once(ports, call, async (tx) => {
    await lock(tx, 'hotWords');
    if (call.body.version !== hotWordsVersion(await listHotWords(tx))) return refuse('statusChanged');
    const isClear = new Set(shown).size === shown.length && !shown.some((words) => blocked.includes(words));
    if (!isClear) return refuse('badRequest', { field: 'shown' });
    await replaceOperatorsWords(tx, shown, blocked);
    const detail = { shown: shown.join(', '), blocked: blocked.join(', ') };
    const at = ports.clock.now();
    await audit(tx, { operator: call.caller.username, act: 'shop.hotWords', subject: null, detail, at });
    return accept({});
  });
}
