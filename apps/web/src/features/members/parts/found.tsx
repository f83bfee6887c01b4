import { isFound, normaliseText, searchFor } from '@greenhall/domain/shared/grams';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Written } from '@greenhall/ui/display/written';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links, type Place } from '../../../shared/page/links.ts';
import { useScreens } from '../../../shared/page/screens.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { findQuestions } from '../../../shared/written/find-questions.ts';
import { useLang } from '../../../shared/written/rich-content.tsx';
import { SCREENS } from './find.ts';

const NAMES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

function FoundRow({ to, title, language }: { to: Place; title: string; language: TextLanguage }) {
  const lang = useLang(language);
  return (
    <li>
      <AppLink to={to} className={cellClass}>
        <Cell title={<Written text={title} lang={lang} />} arrow />
      </AppLink>
    </li>
  );
}

/** The screens in whose title or words, and the questions in whose title or answer, every typed word occurs. */
export default function Found({ typed }: { typed: string }) {
  const { t, language } = useTexts();
  const screenAt = useScreens();
  const published = useRead('content.questions', { query: { language } });
  const search = searchFor(typed);
  const screens = NAMES.map((name) => {
    const key = screenAt(SCREENS[name].to)?.title;
    return { name, title: (key && t.find(key)) ?? '', words: t(`find.${name}`) };
  }).filter(({ title, words }) => title !== '' && isFound(normaliseText(`${title} ${words}`), search));
  const questions = findQuestions(published.data?.groups ?? [], typed).flatMap(({ items }) => items);
  if (screens.length + questions.length === 0)
    return published.isPending ? null : (
      <div role="status">
        <EmptyState
          icon="search"
          title={t('members.foundNone')}
          note={t('members.foundNoneNote')}
          action={
            <AppLink to={links.messages()} className={buttonClass('text')}>
              {t('members.service')}
            </AppLink>
          }
        />
      </div>
    );
  return (
    <>
      {screens.length > 0 ? (
        <Card dense>
          <CellList label={t('members.foundScreens')}>
            {screens.map(({ name, title }) => (
              <FoundRow key={name} to={SCREENS[name]} title={title} language={language} />
            ))}
          </CellList>
        </Card>
      ) : null}
      {questions.length > 0 ? (
        <Card dense>
          <h2 className="pt-3 text-s font-medium text-ink-2">{t('members.questions')}</h2>
          <CellList label={t('members.questions')}>
            {questions.map(({ id, title, language: written }) => (
              <FoundRow key={id} to={links.questions({ id })} title={title} language={written} />
            ))}
          </CellList>
        </Card>
      ) : null}
    </>
  );
}
