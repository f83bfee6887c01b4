import type { Reply } from '@greenhall/client/ask';
import { plainTextOf } from '@greenhall/domain/shared/rich-text';

type Groups = Reply<'content.questions'>['groups'];
export type Question = Groups[number]['items'][number];

/** A text as it is compared: compatibility form, lower case, without accents on Latin letters. */
function normalise(text: string): string {
  const parted = text.normalize('NFKC').toLowerCase().normalize('NFD');
  return parted.replace(/(\p{Script=Latin})\p{M}+/gu, '$1').normalize('NFKC');
}

/** The groups with those questions in which, title or answer, every typed word occurs; all of them for no word. */
export function findQuestions(groups: Groups, typed: string): Groups {
  const words = normalise(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ title, body }: Question): boolean => {
    const text = normalise(`${title}\n${body ? plainTextOf(body) : ''}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map(({ group, items }) => ({ group, items: items.filter(isFound) }))
    .filter(({ items }) => items.length > 0);
}
