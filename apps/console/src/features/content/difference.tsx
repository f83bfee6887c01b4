import { plainTextOf } from '@greenhall/domain/shared/rich-text';
import { tagOf } from '@greenhall/locales/languages';
import { diffWordsWithSpace } from 'diff';
import type { Text } from './kinds.ts';
import './content.css';

type Words = NonNullable<Text['before']>;

const wordsOf = ({ title, summary, body }: Words): string =>
  [title, summary, body ? plainTextOf(body) : ''].filter((part) => part !== '').join('\n');

/** What was added and taken away between two versions of a text, word by word in its language. */
export function Difference({ before, text }: { readonly before: Words; readonly text: Text }) {
  const intlSegmenter = new Intl.Segmenter(tagOf(text.language), { granularity: 'word' });
  const parts = diffWordsWithSpace(wordsOf(before), wordsOf(text), { intlSegmenter });
  return (
    <p lang={tagOf(text.language)} className="content-difference">
      {parts.map(({ value, added, removed }, at) => {
        if (added) return <ins key={at}>{value}</ins>;
        return removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>;
      })}
    </p>
  );
}
