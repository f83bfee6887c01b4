import { PLATFORM } from '@greenhall/domain/ledger/account';
import { COINS, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type CorrectionKind, correctionKindsFor } from '@greenhall/domain/wallet/correction';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { CORRECTIONS, correctionsOf, postingById, totals } from '../../ledger/index.ts';
import { correctedOf } from './posted.ts';

const sideOf = (owner: bigint, purpose: string) => ({ member: owner === PLATFORM ? null : String(owner), purpose });

/** One posting, with what could correct it. */
export async function readPosting(
  ports: Ports,
  { params }: Call<'wallet.deskPosting'>,
): Promise<Result<Answer<'wallet.deskPosting'>>> {
  const id = BigInt(params.id);
  const found = await postingById(ports.db, id);
  if (!found) return refuse('notFound');
  const [made] = await correctionsOf(ports.db, [id]);
  return accept({
    id: params.id,
    kind: found.kind,
    coin: found.coin,
    amount: formatAmount(found.amount),
    from: sideOf(found.fromOwner, found.fromPurpose),
    to: sideOf(found.toOwner, found.toPurpose),
    reference: found.reference,
    at: found.at.toISOString(),
    correctedBy: made ? String(made.id) : null,
    ways: made ? [] : [...correctionKindsFor(correctedOf(found))],
  });
}

function wayOf(fromPurpose: string): CorrectionKind {
  if (fromPurpose === 'available') return 'take';
  return fromPurpose === 'suspense' ? 'claim' : 'give';
}

export const readCorrections = (
  ports: Ports,
  { query }: Call<'wallet.corrections'>,
): Promise<Result<Answer<'wallet.corrections'>>> =>
  CORRECTIONS.page(ports.db, query, async (shown) => {
    const further = await correctionsOf(
      ports.db,
      shown.map(({ id }) => id),
    );
    const corrected = new Set(further.map(({ reverses }) => reverses));
    return shown.map((row) => {
      const way = wayOf(row.fromPurpose);
      return {
        id: String(row.id),
        corrects: String(row.reverses),
        way,
        coin: row.coin,
        amount: formatAmount(row.amount),
        member: String(way === 'take' ? row.fromOwner : row.toOwner),
        at: row.at.toISOString(),
        isOpen: way === 'take' && !corrected.has(row.id),
      };
    });
  });

/** What lies in suspense, of every coin. */
export async function readSuspense(ports: Ports): Promise<Result<Answer<'wallet.suspense'>>> {
  const rows = (await totals(ports.db)).filter(({ purpose }) => purpose === 'suspense');
  const of = (coin: string) => rows.filter((row) => row.coin === coin).reduce((sum, row) => sum + row.balance, 0n);
  return accept({ items: COINS.map((coin) => ({ coin, amount: formatAmount(of(coin)) })) });
}
