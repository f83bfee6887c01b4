import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { history } from './history.ts';
import { NotFound } from './not-found.tsx';
import { startReading } from './request/use-read.ts';
import { type Screen, screens } from './routes.ts';
import { Failed, Shell } from './shell.tsx';
import { useStore } from './store.ts';
import { loadTexts } from './texts.ts';

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Failed });

function guard(screen: Screen): void {
  if (screen.access === 'public' || useStore.getState().LoginState) return;
  useStore.setState({ returnTo: history.location.href });
  throw redirect({ to: '/pages/user/login', replace: true });
}

const routeOf = (screen: Screen) =>
  createRoute({
    getParentRoute: () => root,
    path: screen.path,
    beforeLoad: () => guard(screen),
    loader: () => {
      for (const route of screen.first ?? []) startReading(route);
      return Promise.all([screen.load(), loadTexts(...screen.texts)]).then(() => null);
    },
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
