import { useRouterState } from '@tanstack/react-router';

/** One value of the URL's search part, as text. */
export function useSearchText(name: string): string | undefined {
  return useRouterState({
    select: (state) => {
      const value = (state.location.search as Readonly<Record<string, unknown>>)[name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    },
  });
}
