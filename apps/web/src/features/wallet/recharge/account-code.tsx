import { Qr } from '@greenhall/ui/display/qr';
import { encode } from 'uqr';
import { useTexts } from '../../../shared/text/texts.ts';

/** An account as a code, for a device that one pays with. */
export default function AccountCode({ account }: { account: string }) {
  const { t } = useTexts();
  return <Qr modules={encode(account).data} label={t('wallet.payInQr')} size={148} />;
}
