import { SEARCH_KINDS, routeOfOne } from '@greenhall/contract/admin/cases';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { SearchTerm } from '../../../platform/facts/cases.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findCases } from './store.ts';

const SEARCHES = defineLimit({
  name: 'desk-search',
  max: 60,
  seconds: 60,
  per: 'operator',
  about: 'searches of the console',
});

/** Reads what was typed. */
export function readTerm(typed: string): SearchTerm {
  const text = typed.trim();
  const member = /^[1-9]\d{0,15}$/.test(text) ? BigInt(text) : null;
  return { text, lower: text.toLowerCase(), upper: text.toUpperCase(), member };
}

/** What an operator finds by a text: cases of the kinds whose route its roles reach. Rule: admin#search. */
export async function searchCases(
  ports: Ports,
  { caller, query }: Call<'admin.search'>,
): Promise<Result<Answer<'admin.search'>>> {
  const paced = await countRead(ports.db, SEARCHES, String(caller.operatorId), ports.clock.now());
  if (!paced.ok) return paced;
  const term = readTerm(query.q);
  if (term.text === '') return accept({ items: [] });
  const kinds = SEARCH_KINDS.filter((kind) => mayReach(caller, routeOfOne(kind)));
  const items = await findCases(
    ports.db,
    kinds.map((kind) => [kind, ports.cases.search[kind](term)]),
  );
  return accept({ items });
}
