import { isRefusedBy } from '@greenhall/client/refused';
import { Alert, Button, Layout, Result, Space, Typography } from 'antd';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { NewFactor } from '../features/admin/new-factor.tsx';
import { SetUp } from '../features/admin/set-up.tsx';
import { SignIn, SignInAgain } from '../features/admin/sign-in.tsx';
import { setOperator } from '../kit/acts.ts';
import { useDeskLive } from '../kit/live/use-desk-live.ts';
import { links, useLocation } from '../kit/location.ts';
import { unreadText } from '../kit/read-state.tsx';
import { IfMay, mayCall, NameContext, RolesContext } from '../kit/rights.tsx';
import { ScreenFault } from '../kit/screen-fault.tsx';
import { StepUpDialog } from '../kit/fresh-code/step-up-dialog.tsx';
import { useTexts } from '../kit/texts.ts';
import { useRead } from '../kit/use-read.ts';
import { Head, LanguageChoice, type Operator } from './head.tsx';
import { Menu } from './menu.tsx';
import { screens } from './routes.ts';
import type { Settings } from './settings.ts';
import { Outline } from '../kit/outline.tsx';

/** Says on every screen what is switched off. */
function ClosedBanner() {
  const { t } = useTexts();
  const switches = useRead('admin.switches', {}, { every: 30_000 });
  if (!switches.data) return null;
  const { registration, activation, payouts } = switches.data;
  const closed = [
    ...(registration ? [] : [t('console.switch.registration')]),
    ...(activation ? [] : [t('console.switch.activation')]),
  ];
  const said = [
    ...(closed.length === 0 ? [] : [t('console.closedBanner', { names: closed.join(' · ') })]),
    ...(payouts ? [] : [t('console.payoutsBanner')]),
  ];
  return said.map((title) => <Alert key={title} type="warning" showIcon title={title} className="mb-4" />);
}

/** Says on every screen that the installation is closed after a restore. */
function RestoredBanner() {
  const { t, dateTime } = useTexts();
  const after = useRead('platform.status', {}, { every: 30_000 }).data?.closedAfter;
  if (!after) return null;
  const title = t('console.restoredBanner', { time: dateTime(after) });
  return <Alert type="warning" showIcon title={title} className="mb-4" />;
}

/** The address of the page is behind the `#`, so that no link can lead within it. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#content')?.focus();
}

function Frame({ operator, settings }: { readonly operator: Operator; readonly settings: Settings }) {
  const { t } = useTexts();
  const { path } = useLocation();
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => setOperator(operator.username), [operator.username]);
  const screen = screens.find((one) => one.path === path && mayCall(operator.roles, one.reads));
  return (
    <RolesContext value={operator.roles}>
      <Layout className="min-h-screen">
        <a className="skip" href="#content" onClick={skipToContent}>
          {t('common.skip')}
        </a>
        <Head operator={operator} settings={settings} />
        <Layout>
          <Layout.Sider
            theme="light"
            width={248}
            breakpoint="lg"
            collapsedWidth={0}
            onBreakpoint={setNarrow}
            zeroWidthTriggerStyle={{ top: 24 }}
          >
            <Menu path={path} />
          </Layout.Sider>
          <Layout.Content id="content" tabIndex={-1} className="p-6">
            {/* Beside the button that opens the menu. */}
            <Typography.Title level={1} className={isNarrow ? 'ps-7' : ''}>
              {t(screen?.title ?? 'console.notFound')}
            </Typography.Title>
            <NameContext value={operator.username}>
              <RestoredBanner />
              <IfMay route="admin.switches">
                <ClosedBanner />
              </IfMay>
              <ScreenFault key={path}>
                <Suspense fallback={<Outline />}>{screen ? <screen.Screen /> : null}</Suspense>
              </ScreenFault>
            </NameContext>
          </Layout.Content>
        </Layout>
      </Layout>
    </RolesContext>
  );
}

/** The console: set-up or a new authenticator by link, sign-in, or the desk. */
export function Console({ settings }: { readonly settings: Settings }) {
  const texts = useTexts();
  const { path, query } = useLocation();
  const session = useRead('admin.session', {});
  const signedOut = isRefusedBy(session.error, 'notSignedIn');
  useDeskLive(signedOut ? undefined : session.data?.roles);
  const entry = { token: query.get('token') ?? '', choice: <LanguageChoice onLanguage={settings.onLanguage} /> };
  if (path === links.setUp) return <SetUp {...entry} />;
  if (path === links.newFactor) return <NewFactor {...entry} />;
  if (session.isPending) return <Outline className="p-12" />;
  if (session.data)
    return (
      <>
        <Frame operator={session.data} settings={settings} />
        <StepUpDialog />
        {signedOut ? <SignInAgain username={session.data.username} /> : null}
      </>
    );
  if (signedOut) return <SignIn choice={<LanguageChoice onLanguage={settings.onLanguage} />} />;
  return (
    <Result
      status="warning"
      title={unreadText(texts, session.error)}
      extra={
        <Space>
          <Button onClick={() => void session.refetch()}>{texts.t('console.retry')}</Button>
        </Space>
      }
    />
  );
}
