import { createHmac } from 'node:crypto';
import { wordsOf } from '@greenhall/domain/shared/grams';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { MOST_HOT_LETTERS, SEARCH_COUNTS } from '@greenhall/domain/shop/search/hot-words';
import { FALLBACK } from '@greenhall/locales/languages';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { keyOf } from '../../../platform/secrets/secrets.ts';
import { noteSearch, replaceFoundWords } from './store-hot-words.ts';

const SEARCHES = defineLimit({ name: 'searches', max: 300, seconds: 86_400, per: 'member', about: 'searches counted' });

/** Counts a search. Repeating it changes nothing, so it needs no key. Rule: shop#hot-words. */
export async function addSearch(
  ports: Ports,
  call: Call<'shop.noteSearch'>,
): Promise<Result<Answer<'shop.noteSearch'>>> {
  const words = wordsOf(call.body.words).join(' ');
  if (words === '' || [...words].length > MOST_HOT_LETTERS) return accept({});
  const { memberNo } = call.caller;
  const { language = FALLBACK } = call.body;
  const now = ports.clock.now();
  const counted = await countUse(ports.db, SEARCHES, String(memberNo), now);
  if (!counted.ok) return counted;
  const searched = `search|${memberNo}|${language}|${words}`;
  const who = createHmac('sha256', keyOf(ports.secret)).update(searched).digest().subarray(0, 16);
  await noteSearch(ports.db, { language, words, who, at: now });
  return accept({});
}

/** Makes hot words from the searches of the last days, and forgets older searches. */
export async function countSearches({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<number> {
  const since = new Date(clock.now().getTime() - SEARCH_COUNTS);
  const done = await transact(db, async (tx) => accept(await replaceFoundWords(tx, since)));
  return done.ok ? done.value : 0;
}
