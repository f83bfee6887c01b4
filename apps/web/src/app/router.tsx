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

/** Loads what a screen needs: its code, its texts and, without waiting, the first answers of the server. */
async function loadScreen(screen: Screen): Promise<void> {
  for (const route of screen.first ?? []) startReading(route);
  await Promise.all([screen.load(), loadTexts(...screen.texts)]);
}

/** Starts loading the first screen before there is a router. A failure is shown when the screen is drawn. */
export function preloadFirstScreen(): void {
  const screen = screenAt(history.location.pathname);
  if (screen && isOpen(screen)) void loadScreen(screen).catch(() => undefined);
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
    loader: () => loadScreen(screen).then(() => null),
    component: lazyRouteComponent(screen.load),
  });

/** The router of the screens. Search values stay text, because an id such as 00123 is not a number. */
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
