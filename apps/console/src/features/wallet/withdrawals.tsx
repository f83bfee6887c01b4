import { WITHDRAWAL_TONES, type WithdrawalState } from '@greenhall/domain/wallet/withdrawal';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { useTexts } from '../../kit/texts.ts';
import { WithdrawalCase } from './case/withdrawal-case.tsx';
import { PaidAddress } from './paid-address.tsx';
import { WithdrawalActs } from './withdrawal-acts.tsx';

export default function Withdrawals() {
  const { t } = useTexts();
  const column = useColumns<'wallet.deskWithdrawals'>();
  const word = (state: WithdrawalState) => t(`console.state.${state}`);
  return (
    <ListPage
      route="wallet.deskWithdrawals"
      words={{ state: word }}
      initial={{ state: 'requested' }}
      opens={{ reads: 'wallet.withdrawalCase', Case: WithdrawalCase }}
      columns={[
        column.opener('console.number', (row) => row.number, 'wallet.withdrawalCase'),
        column.member('console.member', (row) => ({ name: row.memberName, member: row.member })),
        column.amount('console.amount', (row) => row.amount, 'USDT', 'amount'),
        column.amount('console.arrives', (row) => row.arrives, 'USDT'),
        column.text('console.network', (row) => row.network),
        column.drawn('console.address', PaidAddress),
        column.moment('console.time', (row) => row.at, 'made'),
        column.state((row) => row.state, WITHDRAWAL_TONES, word),
        column.text('console.approvals', (row) => row.approvals.join(', ')),
        column.acts(WithdrawalActs),
      ]}
    />
  );
}
