import { maskUsername } from '@greenhall/domain/identity/masking';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { Output } from '@greenhall/contract/shared/route';
import type { RouteOf } from '@greenhall/contract/routes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { checkTransferCancel } from '@greenhall/domain/wallet/transfer';
import type { ConversionRow, TransferRow } from './store.ts';

type TransferView = Output<RouteOf<'wallet.transfer'>>;
type ConversionView = Output<RouteOf<'wallet.convert'>>;

/** A transfer as one of its two sides sees it: its own name in full, the other's masked. */
export function presentTransfer(
  row: TransferRow,
  viewer: MemberNo,
  names: ReadonlyMap<bigint, string>,
  now: Date,
): TransferView {
  const name = (member: MemberNo): string => {
    const known = names.get(member) ?? '';
    return member === viewer ? known : maskUsername(known);
  };
  const heldAt = row.madeAt.getTime();
  return {
    id: String(row.id),
    direction: row.payer === viewer ? 'out' : 'in',
    payer: name(row.payer),
    payee: name(row.payee),
    coin: row.coin,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    credited: formatAmount(row.amount - row.fee),
    remark: row.remark,
    state: row.state,
    at: row.madeAt.toISOString(),
    creditsAt: row.state === 'held' ? (row.creditsAt?.toISOString() ?? null) : null,
    mayCancel: row.payer === viewer && checkTransferCancel(row.state, heldAt, now.getTime()).ok,
  };
}

export function presentConversion(row: ConversionRow): ConversionView {
  return {
    id: String(row.id),
    kind: row.kind,
    from: row.from,
    to: row.to,
    amount: formatAmount(row.amount),
    fee: formatAmount(row.fee),
    rate: row.rate,
    credited: formatAmount(row.credited),
    remark: row.remark,
    at: row.madeAt.toISOString(),
  };
}
