import type { Reply } from '@greenhall/client/route-input';
import { isRefusedBy } from '@greenhall/client/refused';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Flex, Layout, Popover, Select, Tag, Typography } from 'antd';
import { memo } from 'react';
import { setOperator } from '../kit/acts.ts';
import { api } from '../kit/api.ts';
import { failureText } from '../kit/failure.ts';
import { links } from '../kit/location.ts';
import { queries } from '../kit/query.ts';
import { useTexts } from '../kit/texts.ts';
import { ZONES, zoneOf } from '../kit/time.tsx';
import { useRead } from '../kit/use-read.ts';
import { THEMES } from './theme.ts';
import { SearchButton } from './search/button.tsx';
import { Shortcuts } from './shortcuts.tsx';
import type { Settings } from './settings.ts';

export type Operator = Reply<'admin.session'>;

export function LanguageChoice({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const { language, t } = useTexts();
  return (
    <Select
      aria-label={t('console.language')}
      value={language}
      onChange={onLanguage}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      className="w-30"
    />
  );
}

/** In which time zone moments are shown. Days are UTC days in either. */
function ZoneChoice({ zone, onZone }: Pick<Settings, 'zone' | 'onZone'>) {
  const { t } = useTexts();
  const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Select
      aria-label={t('console.times')}
      value={zone}
      onChange={onZone}
      popupMatchSelectWidth={false}
      options={ZONES.map((value) => ({
        value,
        label: zoneOf(value),
        title: value === 'own' ? `${t('console.times.own')} · ${ownZone}` : t('console.times.utc'),
      }))}
      optionRender={({ data }) => `${data.title} · ${zoneOf(data.value)}`}
      className="w-33"
    />
  );
}

function ThemeChoice({ theme, onTheme }: Pick<Settings, 'theme' | 'onTheme'>) {
  const { t } = useTexts();
  return (
    <Select
      aria-label={t('console.theme')}
      value={theme}
      onChange={onTheme}
      popupMatchSelectWidth={false}
      options={THEMES.map((value) => ({ value, label: t(`console.theme.${value}`) }))}
      className="w-32"
    />
  );
}

/** Which mode this is; without an answer nothing is claimed. */
function ModeTag() {
  const { t } = useTexts();
  const status = useRead('platform.status', {});
  if (!status.data) return null;
  return <Tag className="text-on-dark bg-teal-700 border-0 me-0">{t(`console.mode.${status.data.mode}`)}</Tag>;
}

/** How many alarms the dashboard shows, and the way there. */
function Alarms() {
  const { t, number } = useTexts();
  const count = useRead('admin.dashboard', {}, { every: 15_000 }).data?.alarms.length ?? 0;
  return (
    <Button href={`#${links.dashboard}`}>
      {t('console.alarms')}
      {count > 0 ? <Tag className="text-on-dark bg-alarm border-0 me-0">{number(count)}</Tag> : null}
    </Button>
  );
}

/** Who is signed in, with which roles, and the way out. */
function OwnAccount({ operator: { username, roles } }: { readonly operator: Operator }) {
  const texts = useTexts();
  const { t } = texts;
  const { message } = App.useApp();
  const signOut = useMutation({
    mutationFn: () =>
      api('admin.logout').catch((error: unknown) => {
        // A session that has ended meanwhile is what was asked for.
        if (!isRefusedBy(error, 'notSignedIn')) throw error;
      }),
    onSuccess: () => {
      setOperator('');
      // What was read in this session counts no more.
      return queries.resetQueries();
    },
    onError: (error) => void message.error(failureText(texts, error)),
  });
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <Flex vertical gap={12} className="max-w-70">
          <strong className="wrap-anywhere">{username}</strong>
          <Flex gap={4} wrap>
            <Typography.Text type="secondary">{t('operators.roles')}</Typography.Text>
            {roles.map((role) => (
              <Tag key={role} className="me-0">
                {t(`operators.role.${role}`)}
              </Tag>
            ))}
          </Flex>
          <a href={`#${links.account}`}>{t('ownAccount.title')}</a>
          <Button loading={signOut.isPending} onClick={() => signOut.mutate()}>
            {t('console.signOut')}
          </Button>
        </Flex>
      }
    >
      <Button aria-label={`${t('console.ownAccount')} · ${username}`} className="max-w-37.5">
        <span className="overflow-hidden text-ellipsis">{username}</span>
      </Button>
    </Popover>
  );
}

/** Where this is, who is signed in, and what concerns the whole console: one line from 1,024 pixels on, the same at every place. */
export const Head = memo(({ operator, settings }: { readonly operator: Operator; readonly settings: Settings }) => (
  <Layout.Header className="bg-teal-900 flex flex-wrap items-center gap-2 h-auto min-h-16 px-6 py-2 leading-[1.5]">
    <strong className="text-on-dark text-l flex-1">Greenhall</strong>
    <SearchButton />
    <ModeTag />
    <Alarms />
    <ZoneChoice {...settings} />
    <ThemeChoice {...settings} />
    <LanguageChoice onLanguage={settings.onLanguage} />
    <OwnAccount operator={operator} />
    <Shortcuts />
  </Layout.Header>
));
