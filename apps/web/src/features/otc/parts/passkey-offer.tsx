import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { hasPasskeys } from '../../../shared/session/passkey.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Once an order is completed, the way to a passkey, which stands for password and code at the next; nothing for who has one. */
export default function PasskeyOffer() {
  const { t } = useTexts();
  const isAsked = hasPasskeys() && isDirectSession();
  const security = useRead('identity.security', {}, { enabled: isAsked });
  if (!isAsked || security.data?.passkeys.length !== 0) return null;
  return (
    <p className="pb-4 text-s text-ink-2">
      {t('otc.passkeyOffer')}{' '}
      <AppLink to={links.security()} className="font-semibold text-brand-strong underline">
        {t('otc.passkeySetUp')}
      </AppLink>
    </p>
  );
}
