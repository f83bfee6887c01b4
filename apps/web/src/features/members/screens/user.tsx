import { LANGUAGE_NAMES, LANGUAGES, tagOf } from '@greenhall/locales/languages';
import type { PlainKey } from '@greenhall/locales/runtime';
import { Avatar } from '@greenhall/ui/avatar';
import { Button } from '@greenhall/ui/button';
import { Card } from '@greenhall/ui/card';
import { CellButton, CellList } from '@greenhall/ui/cell';
import { Hero } from '@greenhall/ui/hero';
import { Segmented } from '@greenhall/ui/segmented';
import { Select } from '@greenhall/ui/select';
import { go } from '../../../app/history.ts';
import { openModal, toast } from '../../../app/overlays.ts';
import { Page } from '../../../app/page.tsx';
import { api } from '../../../app/request/api.ts';
import { readSession } from '../../../app/session.ts';
import { signOut } from '../../../app/store.ts';
import { setLanguage, useTexts } from '../../../app/texts.ts';
import { setTheme, THEMES, type Theme, useTheme } from '../../../app/theme.ts';

const VERSION = '1.0.7';
const THEME_LABELS = { system: 'theme.system', light: 'theme.light', dark: 'theme.dark' } as const satisfies Record<
  Theme,
  PlainKey
>;

/** Ends the session here in any case; the server's half may fail when there is no line. */
async function leave(hide: () => void): Promise<void> {
  await api('identity.logout', { body: {} }).catch(() => undefined);
  hide();
  signOut();
  go('/', {}, true);
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
        choices={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: tagOf(code) }))}
        value={language}
        onChange={(code) => void setLanguage(code)}
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
  const { id, userid } = readSession();
  const ask = () =>
    openModal({
      title: t('common.logout'),
      html: t.html('mine.logoutAsk'),
      confirmText: t('common.logout'),
      onConfirm: leave,
    });
  return (
    <Page>
      <Hero>
        <div className="flex items-center gap-3.5">
          <Avatar name={userid} size={54} />
          <div>
            <b className="text-[18px]">{userid}</b>
            <div className="num text-s text-on-dark-2">
              {t('common.userId')} {id}
            </div>
          </div>
        </div>
      </Hero>
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
