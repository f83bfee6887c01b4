import { available } from '@greenhall/domain/ledger/account';
import { amount, ZERO } from '@greenhall/domain/shared/money';
import { type Refusal, type Result, accept } from '@greenhall/domain/shared/result';
import { COLLECT_PREVIEW_TTL, COLLECTED_COINS, collectFigures } from '@greenhall/domain/wallet/collect';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import type { Plan } from '@greenhall/domain/members/plan';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { readBalance } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import { type BoundLink, lockLinksOf } from '../../network/index.ts';
import { namesOf } from '../store.ts';
import { mayCollect } from './may-collect.ts';
import { type Collected, presentRow, reasonOf } from './present.ts';
import { type CollectionRow, insertCollection } from './store-collections.ts';

type Fresh = Omit<CollectionRow, 'id'>;

interface Found {
  readonly link: BoundLink;
  /** Why nothing can be collected from the account. */
  readonly refused: Refusal | null;
  readonly rows: readonly { readonly figures: Fresh; readonly refused: Refusal | null }[];
}

/** What one account has. Without the consent its balances are not read, so that nobody is told of them. */
async function look(tx: Tx, link: BoundLink, plan: Plan, at: Date): Promise<Found> {
  const may = await mayCollect(tx, link, at);
  if (!may.ok) return { link, refused: may, rows: [] };
  const rows: { figures: Fresh; refused: Refusal | null }[] = [];
  for (const coin of COLLECTED_COINS) {
    const value = amount(await readBalance(tx, available(link.sub, coin)));
    if (value <= ZERO) continue;
    const figures = collectFigures(value, transferFeeBp(plan, coin));
    const row = { linkId: link.id, sub: link.sub, coin, amount: value };
    rows.push({
      figures: { ...row, fee: figures.ok ? figures.value.fee : value },
      refused: figures.ok ? null : figures,
    });
  }
  return { link, refused: null, rows };
}

const present = ({ link, refused, rows }: Found, name: string): Collected => ({
  link: String(link.id),
  member: String(link.sub),
  name,
  reason: reasonOf(refused),
  rows: rows.map((row) => presentRow(row.figures, row.refused)),
});

/** Shows what can be collected, and keeps it for a minute so that exactly this is confirmed. */
export function previewCollection(
  ports: Ports,
  call: Call<'wallet.previewCollection'>,
): Promise<Result<Answer<'wallet.previewCollection'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const plan = await planNow(ports, tx);
    const found: Found[] = [];
    for (const link of await lockLinksOf(tx, me)) found.push(await look(tx, link, plan, at));
    const expiresAt = new Date(at.getTime() + COLLECT_PREVIEW_TTL);
    const fresh = found.flatMap(({ rows }) => rows.flatMap((row) => (row.refused ? [] : [row.figures])));
    const id = await insertCollection(tx, me, fresh, at, expiresAt);
    const names = await namesOf(
      tx,
      found.map(({ link }) => link.sub),
    );
    return accept({
      id: String(id),
      expiresAt: expiresAt.toISOString(),
      items: found.map((one) => present(one, names.get(one.link.sub) ?? '')),
    });
  });
}
