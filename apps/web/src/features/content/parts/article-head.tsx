import { Written } from '@greenhall/ui/display/written';
import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';

export interface ArticleHeadProps {
  title: string;
  /** When it appeared (ISO). */
  at: string;
  lang: string | undefined;
  /** Beside the moment. */
  mark?: ReactNode;
}

/** Title and age of a text that fills a screen. */
export function ArticleHead({ title, at, lang, mark }: ArticleHeadProps) {
  const { relative } = useTexts();
  return (
    <header>
      <Written as="h2" text={title} lang={lang} className="text-xl font-semibold wrap-anywhere" />
      <p className="mt-1 flex flex-wrap items-center gap-2 text-s text-ink-3">
        <time dateTime={at}>{relative(at)}</time>
        {mark}
      </p>
    </header>
  );
}
