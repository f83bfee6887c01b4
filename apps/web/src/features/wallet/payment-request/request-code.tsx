import { Qr } from '@greenhall/ui/display/qr';
import { encode } from 'uqr';
import { useTexts } from '../../../shared/text/texts.ts';

/** The link of a request as a code, for somebody who stands beside. */
export default function RequestCode({ link }: { link: string }) {
  const { t } = useTexts();
  return <Qr modules={encode(link, { border: 0 }).data} label={t('requests.code')} size={208} />;
}
