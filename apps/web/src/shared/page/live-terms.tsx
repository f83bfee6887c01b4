import type { Reply } from '@greenhall/client/route-input';
import { tagOf } from '@greenhall/locales/languages';
import { KeyValues } from '@greenhall/ui/display/key-values';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRead } from '../request/use-read.ts';
import { useTexts } from '../text/texts.ts';

type Terms = Reply<'members.terms'>;

/** Whether the platform runs with real assets, and what was recorded for it in the reader's language. */
export function useLiveTerms(): { isLive: boolean; terms: UseQueryResult<Terms> } {
  const { language } = useTexts();
  const status = useRead('platform.status', {});
  const isLive = status.data?.mode === 'live';
  return { isLive, terms: useRead('members.terms', { query: { language } }, { enabled: isLive }) };
}

/** Who runs the live platform, and for whom. */
export function LiveFacts({ terms }: { terms: Terms }) {
  const { t, language, day } = useTexts();
  const names = new Intl.DisplayNames(tagOf(language), { type: 'region' });
  const countries = terms.countries.map((code) => names.of(code) ?? code);
  return (
    <KeyValues
      items={[
        { label: t('legal.entity'), value: terms.entity },
        { label: t('legal.countries'), value: countries.join(', ') },
        { label: t('legal.since'), value: day(terms.since) },
      ]}
    />
  );
}
