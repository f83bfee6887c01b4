import { Icon } from '@greenhall/ui/display/icon';
import { useState } from 'react';
import { goBack } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface SearchHeadProps {
  words: string;
  onSearch: (words: string) => void;
}

/**
 * The header of the search: back, and the field in which words are typed. Words that come from elsewhere replace what is
 * in the field. Those that were sent from it do not, since more may have been typed until they were shown.
 */
export function SearchHead({ words, onSearch }: SearchHeadProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  const [sent, setSent] = useState(words);
  if (words !== known) {
    setKnown(words);
    setSent(words);
    if (words !== sent) setTyped(words);
  }
  return (
    <header className="sticky top-0 z-20 shrink-0 bg-teal-900 pt-[env(safe-area-inset-top)] text-on-dark">
      <h1 className="sr-only">{t('shop.searchTitle')}</h1>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(typed.trim());
          onSearch(typed.trim());
        }}
        className="flex h-13 items-center"
      >
        <button
          type="button"
          aria-label={t('common.back')}
          onClick={() => goBack(links.shop())}
          className="grid h-13 min-w-12 place-items-center"
        >
          <Icon name="back" />
        </button>
        <input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('shop.find')}
          placeholder={t('shop.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-11 min-w-0 flex-1 rounded-full bg-veil px-4 text-on-dark placeholder:text-on-dark-2"
        />
        <button type="submit" className="h-13 max-w-[32%] px-4 text-s font-medium">
          {t('common.search')}
        </button>
      </form>
    </header>
  );
}
