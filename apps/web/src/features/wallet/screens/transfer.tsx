import { useTexts } from '../../../app/texts.ts';
import { TransferPage } from '../parts/transfer-page.tsx';

export default function TransferScreen() {
  const { t } = useTexts();
  return <TransferPage title={t('wallet.transferTitle')} takes={(coin) => coin !== 'usdt'} />;
}
