import { Qr } from '@greenhall/ui/display/qr';
import { buttonClass } from '@greenhall/ui/page/button';
import { encode } from 'uqr';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { memberCode } from '../../../shared/scan/scanned-text.ts';
import { readSession } from '../../../shared/session/session.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The member's own code, for others to scan: its username and number, which is what it would tell them. */
export default function MyCode() {
  const { t } = useTexts();
  const { id, userid } = readSession();
  return (
    <div className="flex flex-col items-center gap-3 py-3 text-center">
      <Qr
        modules={encode(memberCode({ name: userid, number: id }), { border: 0 }).data}
        label={t('scan.mine')}
        size={208}
      />
      <p className="text-l font-semibold wrap-anywhere">{userid}</p>
      <p className="num text-s text-ink-2">{`${t('common.userId')} ${id}`}</p>
      <p className="max-w-75 text-s text-ink-2">{t('scan.mineNote')}</p>
      {isDirectSession() ? (
        <AppLink to={links.paymentRequest()} className={buttonClass('ghost')}>
          {t('scan.request')}
        </AppLink>
      ) : null}
    </div>
  );
}
