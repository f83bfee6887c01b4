import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { links } from '../shared/page/links.ts';
import { history } from '../shared/page/history.ts';
import { NotFound } from './not-found.tsx';
import { startReading } from '../shared/request/use-read.ts';
import { type Screen, screenAt, screens } from './routes.ts';
import { Failed, Shell } from './shell.tsx';
import { useStore } from '../shared/session/store.ts';
import { loadTexts } from '../shared/text/texts.ts';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Failed });

const isOpen = (screen: Screen): boolean => screen.access === 'public' || useStore.getState().LoginState;

/** Brings what a screen is drawn with: its code, its texts and, not waited for, the first answers of the server. */
async function bring(screen: Screen): Promise<void> {
  for (const route of screen.first ?? []) startReading(route);
  await Promise.all([screen.load(), loadTexts(...screen.texts)]);
}

/** Sends for the screen that the app opens with before there is a router; what fails is told when it is drawn. */
export function bringFirst(): void {
  const screen = screenAt(history.location.pathname);
  if (screen && isOpen(screen)) void bring(screen).catch(() => undefined);
}

function guard(screen: Screen): void {
  if (isOpen(screen)) return;
  useStore.setState({ returnTo: history.location.href });
  throw redirect({ to: links.login().to, replace: true });
}

const routeOf = (screen: Screen) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    beforeLoad: () => guard(screen),
    loader: () => bring(screen).then(() => null),
    component: lazyRouteComponent(screen.load),
  });

/** The way between the screens. Search values stay the text they are: an id like 00123 is no number. */
export const appRouter = () =>
  createRouter({
    routeTree: root.addChildren(screens.map(routeOf)),
    history,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(
        Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
      ).toString();
      return text ? `?${text}` : '';
    },
    defaultPreload: 'intent',
    defaultPreloadDelay: 0,
    defaultErrorComponent: Failed,
    scrollRestoration: true,
  });
