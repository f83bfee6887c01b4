import { useTexts } from '../../../shared/text/texts.ts';
import { TransferPage } from '../parts/transfer-page.tsx';

export default function CoinTransferScreen() {
  const { t } = useTexts();
  return <TransferPage title={t('wallet.coinTransferTitle')} takes={(coin) => coin === 'usdt'} />;
}
