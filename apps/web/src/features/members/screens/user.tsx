import type { PlainKey } from '@greenhall/locales/runtime';
import { Button } from '@greenhall/ui/button';
import { Card } from '@greenhall/ui/card';
import { Cell, CellButton, cellClass, CellList } from '@greenhall/ui/cell';
import { Segmented } from '@greenhall/ui/segmented';
import { Select } from '@greenhall/ui/select';
import { links } from '../../../app/links.ts';
import { AppLink } from '../../../app/app-link.tsx';
import { go } from '../../../app/history.ts';
import { openModal, toast } from '../../../app/overlays.ts';
import { Page } from '../../../app/page.tsx';
import { api } from '../../../app/request/api.ts';
import { screenAt } from '../../../app/routes.ts';
import { signOut } from '../../../app/store.ts';
import { useTexts } from '../../../app/texts.ts';
import { setTheme, THEMES, type Theme, useTheme } from '../../../app/theme.ts';
import { chooseLanguage, LANGUAGE_CHOICES } from '../parts/choose-language.ts';
import { ENTRIES } from '../parts/entries.ts';
import { MineHero } from '../parts/mine-hero.tsx';
import { VERSION } from '../parts/version.ts';

const THEME_LABELS = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const satisfies Record<
  Theme,
  PlainKey
>;

/**
 * Ends the session here in any case; the server's half may fail when there is no line. Here it ends first, so that nothing
 * on the screen reads once more under a session that the server has just ended, and is told that it ran out.
 */
async function leave(hide: () => void): Promise<void> {
  const told = api('identity.logout', { body: {} }).catch(() => undefined);
  hide();
  signOut();
  go(links.guide(), true);
  await told;
}

function Entries() {
  const { t } = useTexts();
  const groups = ENTRIES.map((group) => group.filter(({ to }) => screenAt(to.to) !== undefined));
  return groups.map((group) => (
    <Card dense key={group[0]?.label}>
      <CellList>
        {group.map(({ to, label }) => (
          <li key={label}>
            <AppLink to={to} className={cellClass}>
              <Cell title={t(label)} arrow />
            </AppLink>
          </li>
        ))}
      </CellList>
    </Card>
  ));
}

function Preferences() {
  const { t, language } = useTexts();
  const { theme } = useTheme();
  return (
    <Card>
      <Select
        label={t('common.language')}
        placeholder={t('common.choose')}
        closeLabel={t('common.close')}
        choices={LANGUAGE_CHOICES}
        value={language}
        onChange={(code) => void chooseLanguage(code)}
      />
      <p className="mb-1.5 text-s font-medium text-ink-2">{t('common.theme')}</p>
      <Segmented
        label={t('common.theme')}
        options={THEMES.map((value) => ({ value, label: t(THEME_LABELS[value]) }))}
        value={theme}
        onChange={setTheme}
      />
    </Card>
  );
}

export default function User() {
  const { t } = useTexts();
  const ask = () =>
    openModal({
      title: t('common.logout'),
      html: t.html('mine.logoutAsk'),
      confirmText: t('common.logout'),
      onConfirm: leave,
    });
  return (
    <Page>
      <MineHero />
      <Entries />
      <Preferences />
      <Card dense>
        <CellList>
          <CellButton title={t('common.version')} value={VERSION} onClick={() => toast(t('common.latest'))} />
        </CellList>
      </Card>
      <Button kind="ghost" wide onClick={ask}>
        {t('common.logout')}
      </Button>
    </Page>
  );
}
