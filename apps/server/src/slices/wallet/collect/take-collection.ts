import { maskUsername } from '@greenhall/domain/identity/masking';
import type { Plan } from '@greenhall/domain/members/plan';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Refusal, type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { collectFigures, collectReason } from '@greenhall/domain/wallet/collect';
import { transferFeeBp } from '@greenhall/domain/wallet/fees';
import { collectPostings } from '@greenhall/domain/wallet/movements';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { provePayPassword } from '../../identity/index.ts';
import { postEach } from '../../ledger/index.ts';
import { planNow } from '../../members/index.ts';
import { type BoundLink, lockLinksOf } from '../../network/index.ts';
import { namesOf } from '../store.ts';
import { mayCollect } from './may-collect.ts';
import { type Collected, presentRow } from './present.ts';
import {
  type CollectionRow,
  decideRows,
  lockCollection,
  rowsOfCollection,
  takeCollection,
} from './store-collections.ts';

interface Tried {
  readonly row: CollectionRow;
  /** Why it is not moved. */
  readonly refused: Refusal | null;
}

/** Whether a row can still be moved as it was shown: the binding allows it, and the fee is the same. */
async function judge(tx: Tx, rows: readonly CollectionRow[], links: readonly BoundLink[], plan: Plan, at: Date) {
  const ofLink = new Map<bigint, Result<true>>();
  const judged: Tried[] = [];
  for (const row of rows) {
    const may =
      ofLink.get(row.linkId) ??
      (await mayCollect(
        tx,
        links.find(({ id }) => id === row.linkId),
        at,
      ));
    ofLink.set(row.linkId, may);
    const figures = collectFigures(amount(row.amount), transferFeeBp(plan, row.coin));
    const isShown = figures.ok && figures.value.fee === row.fee;
    judged.push({ row, refused: may.ok ? (isShown ? null : refuse('rateChanged')) : may });
  }
  return judged;
}

/** Moves all rows in one call, which locks their accounts in one order: each is posted by itself or not at all. */
async function move(tx: Tx, main: MemberNo, judged: readonly Tried[], plan: Plan, at: Date): Promise<Tried[]> {
  const open = judged.filter(({ refused }) => !refused);
  const posted = await postEach(
    tx,
    open.map(({ row }) => {
      const figures = { credited: amount(row.amount - row.fee), fee: amount(row.fee) };
      const postings = collectPostings(row.sub, main, row.coin, figures, plan.yieldFeeBp);
      return { reference: `collect:${row.id}`, at, postings };
    }),
  );
  const lacking = new Set(open.flatMap(({ row }, index) => (posted[index] ? [] : [row.id])));
  return judged.map((one) => (lacking.has(one.row.id) ? { ...one, refused: refuse('insufficientBalance') } : one));
}

/** Tells each account from which something was collected. */
async function tell(ports: Ports, tx: Tx, mainName: string, moved: readonly CollectionRow[]): Promise<void> {
  for (const [sub, rows] of Map.groupBy(moved, (row) => row.sub)) {
    const sums = rows.map(({ coin, amount: sum }) => `${formatAmount(sum)} ${coin.toUpperCase()}`).join(', ');
    await ports.notify(tx, sub, 'collected', { name: maskUsername(mainName), sums });
  }
}

/** Collects what a preview has shown. The bindings cannot change before the transaction ends. */
export async function takeCollected(
  ports: Ports,
  call: Call<'wallet.collect'>,
): Promise<Result<Answer<'wallet.collect'>>> {
  const { body, caller } = call;
  const main = caller.memberNo;
  const proved = await provePayPassword(ports, caller, body.payPassword);
  if (!proved.ok) return proved;
  return once(ports, call, async (tx) => {
    const at = ports.clock.now();
    const id = BigInt(body.preview);
    const preview = await lockCollection(tx, main, id);
    if (!preview) return refuse('notFound');
    if (preview.takenAt || preview.expiresAt <= at) return refuse('quoteExpired');
    await takeCollection(tx, id, at);
    const plan = await planNow(ports, tx);
    const links = await lockLinksOf(tx, main);
    const tried = await move(tx, main, await judge(tx, await rowsOfCollection(tx, id), links, plan, at), plan, at);
    await decideRows(
      tx,
      tried.map(({ row, refused }) => ({ id: row.id, reason: refused ? collectReason(refused).name : null })),
    );
    await tell(
      ports,
      tx,
      caller.username,
      tried.flatMap(({ row, refused }) => (refused ? [] : [row])),
    );
    return accept({ items: await present(tx, tried) });
  });
}

async function present(tx: Tx, tried: readonly Tried[]): Promise<Collected[]> {
  const names = await namesOf(
    tx,
    tried.map(({ row }) => row.sub),
  );
  return [...Map.groupBy(tried, ({ row }) => row.linkId)].map(([linkId, rows]) => {
    const sub = rows[0]?.row.sub ?? memberNumber(0n);
    return {
      link: String(linkId),
      member: String(sub),
      name: names.get(sub) ?? '',
      reason: null,
      rows: rows.map(({ row, refused }) => presentRow(row, refused)),
    };
  });
}
