import { useTexts } from '../../../shared/text/texts.ts';
import { TransferPage } from '../parts/transfer-page.tsx';

export default function TransferScreen() {
  const { t } = useTexts();
  return <TransferPage title={t('wallet.transferTitle')} takes={(coin) => coin !== 'usdt'} />;
}
