import { wordsOf } from '@greenhall/domain/shared/grams';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../../platform/http/call.ts';
import { type Ports, once } from '../../../../platform/ports.ts';
import { lock } from '../../../../platform/database/locks.ts';
import {
  type HotWord,
  hotWordsVersion,
  listBlockedWords,
  listHotWords,
  replaceOperatorsWords,
} from '../../search/store-hot-words.ts';

const values = (shown: readonly Pick<HotWord, 'language' | 'words'>[], blocked: readonly string[]) => ({
  shown: shown.map(({ language, words }) => `${language} ${words}`).join(', '),
  blocked: blocked.toSorted().join(', '),
});

/** The operators' words of each language, and those that are never shown. Blocked words are compared as searches are. Rule: shop#hot-words. */
export function setHotWords(ports: Ports, call: Call<'shop.setHotWords'>): Promise<Result<Answer<'shop.setHotWords'>>> {
  const shown = call.body.shown.flatMap(({ language, words }) => words.map((one) => ({ language, words: one })));
  const blocked = [...new Set(call.body.blocked.map((words) => wordsOf(words).join(' ')))].filter((one) => one !== '');
  return once(ports, call, async (tx) => {
    await lock(tx, 'hotWords');
    const [stored, storedBlocked] = [await listHotWords(tx), await listBlockedWords(tx)];
    if (call.body.version !== hotWordsVersion(stored, storedBlocked)) return refuse('statusChanged');
    const pairs = shown.map(({ language, words }) => `${language} ${words}`);
    const isClear = new Set(pairs).size === pairs.length && !shown.some(({ words }) => blocked.includes(words));
    if (!isClear) return refuse('badRequest', { field: 'shown' });
    await replaceOperatorsWords(tx, shown, blocked);
    const operators = stored.filter(({ source }) => source === 'operators');
    const change = changeOf(values(operators, storedBlocked), values(shown, blocked));
    const at = ports.clock.now();
    await audit(tx, { operator: call.caller.username, act: 'shop.hotWords', subject: null, detail: {}, ...change, at });
    return accept({});
  });
}
