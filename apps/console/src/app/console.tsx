import { isRefusedBy } from '@greenhall/client/refused';
import { LANGUAGES, LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { Button, Layout, Menu, Result, Select, Skeleton, Space, Tag, Typography } from 'antd';
import { Suspense } from 'react';
import { SetUp } from '../features/operators/set-up.tsx';
import { SignIn } from '../features/operators/sign-in.tsx';
import { api } from './api.ts';
import { failureText } from './failure.tsx';
import { goTo, links, useLocation } from './location.ts';
import { queries } from './query.ts';
import { mayCall, RolesContext } from './rights.tsx';
import { screens } from './routes.ts';
import { useTexts } from './texts.ts';
import { useRead } from './use-read.ts';

function LanguageChoice({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const { language, t } = useTexts();
  return (
    <Select
      aria-label={t('console.language')}
      value={language}
      onChange={onLanguage}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      style={{ width: 130 }}
    />
  );
}

/** Which mode this is; without an answer nothing is claimed. */
function ModeTag() {
  const { t } = useTexts();
  const status = useRead('platform.status');
  if (!status.data) return null;
  return (
    <Tag style={{ color: '#f2f8f6', background: '#17575a', border: 0 }}>{t(`console.mode.${status.data.mode}`)}</Tag>
  );
}

type Operator = Awaited<ReturnType<typeof api<'admin.session'>>>;

function Frame({
  operator,
  onLanguage,
}: {
  readonly operator: Operator;
  readonly onLanguage: (language: Language) => void;
}) {
  const { t } = useTexts();
  const { path } = useLocation();
  const shown = screens.filter(({ reads }) => mayCall(operator.roles, reads));
  const screen = shown.find((one) => one.path === path);
  const signOut = async () => {
    await api('admin.logout').catch(() => undefined);
    // What was read in this session counts no more.
    await queries.resetQueries();
  };
  return (
    <Layout style={{ minHeight: '100vh' }}>
      <Layout.Header
        style={{ background: '#0c2f31', display: 'flex', alignItems: 'center', gap: 16, padding: '0 24px' }}
      >
        <strong style={{ color: '#f2f8f6', fontSize: 18, flex: 1 }}>Greenhall</strong>
        <ModeTag />
        <span style={{ color: '#a9c4c0' }}>{operator.username}</span>
        <LanguageChoice onLanguage={onLanguage} />
        <Button onClick={() => void signOut()}>{t('console.signOut')}</Button>
      </Layout.Header>
      <Layout>
        <Layout.Sider theme="light" width={220} breakpoint="lg" collapsedWidth={0}>
          <nav aria-label={t('console.menu')}>
            <Menu
              mode="inline"
              selectedKeys={[path]}
              onClick={({ key }) => goTo(key)}
              items={shown.map((one) => ({ key: one.path, label: t(one.title) }))}
            />
          </nav>
        </Layout.Sider>
        <Layout.Content style={{ padding: 24 }}>
          <Typography.Title level={1} style={{ marginTop: 0, fontSize: 28 }}>
            {t(screen?.title ?? 'console.notFound')}
          </Typography.Title>
          <RolesContext value={operator.roles}>
            <Suspense fallback={<Skeleton active />}>{screen ? <screen.Screen /> : null}</Suspense>
          </RolesContext>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

/** The console: set-up by link, sign-in, or the desk. */
export function Console({ onLanguage }: { readonly onLanguage: (language: Language) => void }) {
  const texts = useTexts();
  const { path, query } = useLocation();
  const session = useRead('admin.session');
  if (path === links.setUp)
    return <SetUp token={query.get('token') ?? ''} choice={<LanguageChoice onLanguage={onLanguage} />} />;
  if (session.isPending) return <Skeleton active style={{ padding: 48 }} />;
  if (session.data) return <Frame operator={session.data} onLanguage={onLanguage} />;
  const signedOut = isRefusedBy(session.error, 'notSignedIn');
  if (signedOut) return <SignIn choice={<LanguageChoice onLanguage={onLanguage} />} />;
  return (
    <Result
      status="warning"
      title={failureText(texts, session.error)}
      extra={
        <Space>
          <Button onClick={() => void session.refetch()}>{texts.t('console.retry')}</Button>
        </Space>
      }
    />
  );
}
