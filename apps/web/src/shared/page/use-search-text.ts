import { useShownPlace } from './shown-place.ts';

/** One value of the URL's search part, as text. */
export function useSearchText(name: string): string | undefined {
  return useShownPlace().search[name] || undefined;
}
