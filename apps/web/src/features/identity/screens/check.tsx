import { Card } from '@greenhall/ui/page/card';
import { Cell, cellClass, CellList } from '@greenhall/ui/display/cell';
import { Notice } from '@greenhall/ui/page/notice';
import type { PlainKey } from '@greenhall/locales/runtime';
import { links, type Place } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AuthenticatorCard } from '../factor/authenticator-card.tsx';
import { FactorReset } from '../factor/factor-reset.tsx';
import { PasskeysCard } from '../factor/passkeys-card.tsx';
import { SessionsCard } from '../session/sessions-card.tsx';
import { InspectionsCard } from '../session/inspections-card.tsx';
import { TransferLockCard } from '../session/transfer-lock-card.tsx';

const LINKS: readonly { to: Place; label: PlainKey }[] = [
  { to: links.signInMethods(), label: 'security.methodTitle' },
  { to: links.contact(), label: 'security.contactTitle' },
  { to: links.loginPassword(), label: 'security.loginPwdTitle' },
  { to: links.payPassword(), label: 'security.payPwdTitle' },
  { to: links.resetPayPassword(), label: 'security.payResetTitle' },
];

function Links() {
  const { t } = useTexts();
  return (
    <Card dense>
      <CellList>
        {LINKS.map(({ to, label }) => (
          <li key={label}>
            <AppLink to={to} className={cellClass}>
              <Cell title={t(label)} arrow />
            </AppLink>
          </li>
        ))}
      </CellList>
    </Card>
  );
}

/** How the account is secured. */
export default function Check() {
  const { t, moment } = useTexts();
  const security = useRead('identity.security', {});
  return (
    <Page>
      <ReadView query={security}>
        {(state) => (
          <>
            {state.coolDownUntil ? (
              <Notice tone="warn">{t('security.coolDown', { time: moment(state.coolDownUntil) })}</Notice>
            ) : null}
            {state.factorReset ? <FactorReset at={state.factorReset} /> : null}
            <AuthenticatorCard on={state.authenticator} />
            <PasskeysCard passkeys={state.passkeys} hasAuthenticator={state.authenticator} />
            <TransferLockCard on={state.transferLock} opensAt={state.transferOpensAt} />
            <Links />
            <SessionsCard />
            <InspectionsCard />
          </>
        )}
      </ReadView>
    </Page>
  );
}
