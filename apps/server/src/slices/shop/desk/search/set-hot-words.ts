import { wordsOf } from '@greenhall/domain/shared/grams';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { lock } from '../../../../platform/database/locks.ts';
import {
  hotWordsVersion,
  listBlockedWords,
  listHotWords,
  replaceOperatorsWords,
} from '../../search/store-hot-words.ts';

/** The operators' words of each language, and those that are never shown. Blocked words are compared as searches are. Rule: shop#hot-words. */
export function setHotWords(ports: Ports, call: Call<'shop.setHotWords'>): Promise<Result<Answer<'shop.setHotWords'>>> {
  const shown = call.body.shown.flatMap(({ language, words }) => words.map((one) => ({ language, words: one })));
  const blocked = [...new Set(call.body.blocked.map((words) => wordsOf(words).join(' ')))].filter((one) => one !== '');
  return once(ports, call, async (tx) => {
    await lock(tx, 'hotWords');
    const stored = hotWordsVersion(await listHotWords(tx), await listBlockedWords(tx));
    if (call.body.version !== stored) return refuse('statusChanged');
    const pairs = shown.map(({ language, words }) => `${language} ${words}`);
    const isClear = new Set(pairs).size === pairs.length && !shown.some(({ words }) => blocked.includes(words));
    if (!isClear) return refuse('badRequest', { field: 'shown' });
    await replaceOperatorsWords(tx, shown, blocked);
    const detail = { shown: pairs.join(', '), blocked: blocked.join(', ') };
    const at = ports.clock.now();
    await audit(tx, { operator: call.caller.username, act: 'shop.hotWords', subject: null, detail, at });
    return accept({});
  });
}
