import type { Reply } from '@greenhall/client/route-input';
import { isFound, normaliseText, searchFor } from '@greenhall/domain/shared/grams';
import { plainTextOf } from '@greenhall/domain/shared/rich-text';

type Groups = Reply<'content.questions'>['groups'];
export type Question = Groups[number]['items'][number];

/** The groups with those questions in which, title or answer, every typed word occurs; all of them for no word. */
export function findQuestions(groups: Groups, typed: string): Groups {
  const search = searchFor(typed);
  const fits = ({ title, body }: Question): boolean =>
    isFound(normaliseText(`${title}\n${body ? plainTextOf(body) : ''}`), search);
  return groups
    .map(({ group, items }) => ({ group, items: items.filter(fits) }))
    .filter(({ items }) => items.length > 0);
}
