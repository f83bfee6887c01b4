import { FIND_KINDS, FINDS } from '@greenhall/contract/admin/search';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { readSought } from '../../../platform/facts/finders.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import { countRead, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { findThings } from './store.ts';

const SEARCHES = defineLimit({
  name: 'desk-search',
  max: 60,
  seconds: 60,
  per: 'operator',
  about: 'searches of the console',
});

/** What an operator finds by a text: things of the kinds whose route its roles reach. Rule: admin#search. */
export async function searchThings(
  ports: Ports,
  { caller, query }: Call<'admin.search'>,
): Promise<Result<Answer<'admin.search'>>> {
  const paced = await countRead(ports.db, SEARCHES, String(caller.operatorId), ports.clock.now());
  if (!paced.ok) return paced;
  const sought = readSought(query.q);
  if (sought.text === '') return accept({ items: [] });
  const kinds = FIND_KINDS.filter((kind) => mayReach(caller, FINDS[kind]));
  const items = await findThings(
    ports.db,
    kinds.map((kind) => [kind, ports.finders[kind](sought)]),
  );
  return accept({ items });
}
