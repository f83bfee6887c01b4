import { Card } from '@greenhall/ui/page/card';
import { Cell, cellClass, CellList } from '@greenhall/ui/display/cell';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { links, type Place } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface Method {
  icon: IconName;
  title: string;
  /** What is set up: the masked address, a count; without it nothing is. */
  state: string | undefined;
  to: Place;
}

/** The ways to prove that it is you, which of them are set up, and where each is changed. */
export default function BindType() {
  const { t, number } = useTexts();
  const security = useRead('identity.security', {});
  return (
    <Page>
      <p className="text-s text-ink-2">{t('security.methodNote')}</p>
      <ReadView query={security}>
        {({ phone, email, authenticator, passkeys }) => {
          const methods: Method[] = [
            {
              icon: 'phone',
              title: t('code.phone'),
              state: phone ?? undefined,
              to: links.contact({ by: 'phone' }),
            },
            {
              icon: 'mail',
              title: t('code.email'),
              state: email ?? undefined,
              to: links.contact({ by: 'email' }),
            },
            {
              icon: 'shield',
              title: t('security.authenticator'),
              state: authenticator ? t('security.on') : undefined,
              to: links.security(),
            },
            {
              icon: 'key',
              title: t('security.passkeys'),
              state: passkeys.length > 0 ? number(passkeys.length) : undefined,
              to: links.security(),
            },
          ];
          return (
            <Card dense>
              <CellList>
                {methods.map(({ icon, title, state, to }) => (
                  <li key={icon}>
                    <AppLink to={to} className={cellClass}>
                      <Cell
                        lead={
                          <Tile tone={state ? 'up' : 'warn'}>
                            <Icon name={icon} />
                          </Tile>
                        }
                        title={title}
                        note={state ?? t('security.notSet')}
                        arrow
                      />
                    </AppLink>
                  </li>
                ))}
              </CellList>
            </Card>
          );
        }}
      </ReadView>
    </Page>
  );
}
