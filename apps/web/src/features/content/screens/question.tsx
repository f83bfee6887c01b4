import { Written } from '@greenhall/ui/display/written';
import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Field } from '@greenhall/ui/form/field';
import { useState } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { RichContent, useLang } from '../../../shared/written/rich-content.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { findQuestions, type Question } from '../../../shared/written/find-questions.ts';

type Groups = Reply<'content.questions'>['groups'];

function QuestionRow({ question: { id, title, language } }: { question: Question }) {
  return (
    <li>
      <AppLink to={links.questions({ id })} className={cellClass}>
        <Cell title={<Written text={title} lang={useLang(language)} />} arrow />
      </AppLink>
    </li>
  );
}

/** One answer in full; it has an address of its own. */
function Answer({ question: { title, body, language } }: { question: Question }) {
  return (
    <Card className="flex flex-col gap-3">
      <Written as="h2" text={title} lang={useLang(language)} className="text-l font-semibold wrap-anywhere" />
      {body ? <RichContent text={body} language={language} /> : null}
    </Card>
  );
}

function GroupCard({ group, items }: Groups[number]) {
  const { t } = useTexts();
  const title = t(`content.group.${group}`);
  return (
    <Card dense>
      <h2 className="pt-3 text-s font-medium text-ink-2">{title}</h2>
      <CellList label={title}>
        {items.map((question) => (
          <QuestionRow key={question.id} question={question} />
        ))}
      </CellList>
    </Card>
  );
}

/** All questions by group, and the field that finds some of them. */
function Search({ groups }: { groups: Groups }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const found = findQuestions(groups, typed);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  if (groups.length === 0) return <EmptyState icon="chat" title={t('content.questionsEmpty')} />;
  return (
    <>
      <Field
        label={t('content.search')}
        type="search"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hint={typed.trim() === '' || count === 0 ? undefined : t('content.found', { count })}
      />
      {count === 0 ? (
        <div role="status">
          <EmptyState icon="search" title={t('content.nothingFound')} note={t('content.nothingFoundNote')} />
        </div>
      ) : (
        found.map((group) => <GroupCard key={group.group} {...group} />)
      )}
    </>
  );
}

/** The answer that the address names, or all questions. One that is not there any more leaves all of them. */
function Questions({ groups }: { groups: Groups }) {
  const { t } = useTexts();
  const id = useSearchText('id');
  const open = groups.find(({ items }) => items.some((item) => item.id === id));
  const question = open?.items.find((item) => item.id === id);
  return (
    <>
      {/* It stays while an answer is open, so that what was typed is there when the reader comes back. */}
      <div className={question ? 'hidden' : 'contents'}>
        <Search groups={groups} />
      </div>
      {open && question ? (
        <>
          <Answer question={question} />
          <GroupCard group={open.group} items={open.items.filter((item) => item.id !== id)} />
          <AppLink to={links.questions()} className="grid min-h-11 place-items-center font-semibold text-brand-strong">
            {t('content.allQuestions')}
          </AppLink>
        </>
      ) : null}
    </>
  );
}

/** Questions and answers, which anybody can read. */
export default function QuestionScreen() {
  const { language } = useTexts();
  const questions = useRead('content.questions', { query: { language } });
  return (
    <Page>
      <ReadView query={questions}>{({ groups }) => <Questions groups={groups} />}</ReadView>
    </Page>
  );
}
