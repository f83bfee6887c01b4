import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import { useTexts } from '../../kit/texts.ts';

/** Requests that wait for shares, in queue order. */
export default function Queue() {
  const { figure } = useTexts();
  const column = useColumns<'stock.deskQueue'>();
  return (
    <ListPage
      route="stock.deskQueue"
      words={{}}
      initial={{}}
      columns={[
        column.text('console.sequence', (row) => row.number, 'made'),
        column.member('console.member', (row) => row),
        column.figure('console.amount', (row) => figure(row.amount)),
        column.figure('console.remaining', (row) => figure(row.remaining)),
        column.figure('console.shares', (row) => figure(row.allocated)),
        column.moment('console.time', (row) => row.at),
      ]}
    />
  );
}
