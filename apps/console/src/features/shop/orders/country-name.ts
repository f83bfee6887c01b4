import { tagOf } from '@greenhall/locales/languages';
import { useMemo } from 'react';
import { useTexts } from '../../../kit/texts.ts';

/** The name of a country in the language of the console, from its two letters. */
export function useCountryName(): (country: string) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const names = new Intl.DisplayNames([tagOf(language)], { type: 'region' });
    return (country) => names.of(country) ?? country;
  }, [language]);
}
