import { Written } from '@greenhall/ui/display/written';
import { LEAST_LETTERS, suggestAnswers } from '@greenhall/domain/messages/suggest';
import { plainTextOf } from '@greenhall/domain/shared/rich-text';
import { tagOf } from '@greenhall/locales/languages';
import { Icon } from '@greenhall/ui/display/icon';
import { useDeferredValue } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Published questions that the message seems to ask. What was typed stays while one of them is read. */
export function Suggestions({ text }: { text: string }) {
  const { t, language } = useTexts();
  const typed = useDeferredValue(text);
  const enabled = typed.trim().length >= LEAST_LETTERS;
  const published = useRead('content.questions', { query: { language } }, { enabled });
  const questions = (published.data?.groups ?? []).flatMap(({ items }) =>
    items.map((item) => ({ ...item, answer: item.body ? plainTextOf(item.body) : '' })),
  );
  const found = enabled ? suggestAnswers(questions, typed) : [];
  if (found.length === 0) return null;
  return (
    <nav aria-label={t('messages.suggested')} className="flex flex-col">
      <p className="text-s text-ink-2">{t('messages.suggested')}</p>
      <ul className="m-0 list-none p-0">
        {found.map((question) => (
          <li key={question.id}>
            <AppLink
              to={links.questions({ id: question.id })}
              className="flex min-h-11 items-center gap-2 font-medium text-brand-strong"
            >
              <Written
                text={question.title}
                lang={question.language === language ? undefined : tagOf(question.language)}
                className="min-w-0 flex-1 truncate"
              />
              <Icon name="next" size={18} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
