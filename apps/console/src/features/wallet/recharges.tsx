import { RECHARGE_TONES, type RechargeState } from '@greenhall/domain/wallet/recharge';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { useTexts } from '../../kit/texts.ts';
import { RechargeCase } from './case/recharge-case.tsx';
import { Long } from './long.tsx';
import { OnNetwork } from './on-network.tsx';
import { RechargeActs } from './recharge-acts.tsx';
import { Voucher } from './voucher.tsx';

type Recharge = RowOf<'wallet.deskRecharges'>;

const Reference = ({ row }: { readonly row: Recharge }) => <Long text={row.reference} />;
const Way = ({ row: { way } }: { readonly row: Recharge }) => (way === null ? null : <Long text={way} />);

const SmallVoucher = ({ row }: { readonly row: Recharge }) => <Voucher row={row} width={56} />;

export default function Recharges() {
  const { t } = useTexts();
  const column = useColumns<'wallet.deskRecharges'>();
  const word = (state: RechargeState) => t(`console.state.${state}`);
  return (
    <ListPage
      route="wallet.deskRecharges"
      words={{ state: word }}
      initial={{ state: 'submitted' }}
      opens={{ reads: 'wallet.rechargeCase', Case: RechargeCase }}
      columns={[
        column.opener('console.number', (row) => row.number, 'wallet.rechargeCase'),
        column.member('console.member', (row) => ({ name: row.memberName, member: row.member })),
        column.amount('console.amount', (row) => row.amount, 'USDT', 'amount'),
        column.drawn('console.reference', Reference),
        column.drawn('console.payIn.way', Way),
        column.text('console.payIn.reference', (row) => row.payInReference),
        column.text('console.note', (row) => row.note),
        column.drawn('console.voucher', SmallVoucher),
        column.drawn('console.onNetwork', OnNetwork),
        column.moment('console.time', (row) => row.at, 'made'),
        column.state((row) => row.state, RECHARGE_TONES, word),
        column.text('console.approvals', (row) => row.approvals.join(', ')),
        column.acts(RechargeActs),
      ]}
    />
  );
}
