import type { PlainKey } from '@greenhall/locales/runtime';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '@greenhall/ui/form/field';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Select } from '@greenhall/ui/form/select';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { late } from '../../../shared/page/late.tsx';
import { openModal } from '../../../shared/overlays/overlays.ts';
import { NextStepCard } from '../../../shared/page/next-step-card.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { api } from '../../../shared/request/api.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { endPush } from '../../../shared/session/end-push.ts';
import { signOut } from '../../../shared/session/store.ts';
import { loadTexts, useTexts } from '../../../shared/text/texts.ts';
import { setTheme, THEMES, type Theme, useTheme } from '../../../shared/text/theme.ts';
import { chooseLanguage, LANGUAGE_CHOICES } from '../parts/choose-language.ts';
import { EntryList } from '../parts/entry-list.tsx';
import { FIND_TEXTS } from '../parts/find.ts';
import { MineHero } from '../parts/mine-hero.tsx';

/** Loaded once somebody searches, with the titles of all screens. */
const Found = late(async () => {
  const [module] = await Promise.all([import('../parts/found.tsx'), loadTexts(...FIND_TEXTS)]);
  return module.default;
});

const THEME_LABELS = {
  system: 'members.theme.system',
  light: 'members.theme.light',
  dark: 'members.theme.dark',
} as const satisfies Record<Theme, PlainKey>;

/**
 * Ends the session here in any case; the server's half may fail when there is no connection. Here it ends first, so that nothing
 * on the screen reads once more under a session that the server has just ended, and is told that it ran out.
 */
async function leave(hide: () => void): Promise<void> {
  const told = api('identity.logout', { body: {} }).catch(() => undefined);
  hide();
  signOut();
  void endPush().catch(() => undefined);
  openScreen(links.guide(), true);
  await told;
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
      <p className="mt-3 mb-1.5 text-s font-medium text-ink-2">{t('members.theme')}</p>
      <Segmented
        label={t('members.theme')}
        options={THEMES.map((value) => ({ value, label: t(THEME_LABELS[value]) }))}
        value={theme}
        onChange={setTheme}
      />
    </Card>
  );
}

/** What operators have restricted, why and until when. */
function Restrictions() {
  const { t, moment } = useTexts();
  const me = useRead('members.me', {});
  return me.data?.restrictions.map(({ id, kind, reason, until }) => (
    <Notice key={id} tone="warn">
      <b>{t(`members.restricted.${kind}`)}</b>
      <span className="block">{t('members.restrictedNote', { time: moment(until), reason })}</span>
    </Notice>
  ));
}

export default function User() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const ask = () =>
    openModal({
      title: t('members.logout'),
      html: t.html('members.logoutAsk'),
      confirmText: t('members.logout'),
      needsLine: false,
      onConfirm: leave,
    });
  return (
    <Page>
      <MineHero />
      <Restrictions />
      <Field
        type="search"
        enterKeyHint="search"
        label={t('members.find')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() === '' ? (
        <>
          <Preferences />
          <NextStepCard quiet />
          <EntryList />
        </>
      ) : (
        <Found typed={typed} />
      )}
      <Button kind="ghost" wide onClick={ask}>
        {t('members.logout')}
      </Button>
    </Page>
  );
}
