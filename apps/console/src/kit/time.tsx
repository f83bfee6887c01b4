import { Fragment } from 'react';
import { useTexts } from './texts.ts';

/** A moment in the reader's notation, broken between date, time and zone alone; a dash where there is none. */
export function Time({ at }: { readonly at: string | null }) {
  const { dateTime } = useTexts();
  if (at === null) return dateTime(at);
  return (
    <time dateTime={at}>
      {dateTime(at)
        .split(' ')
        .map((part, n) => (
          <Fragment key={part}>
            {n > 0 ? ' ' : null}
            <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
          </Fragment>
        ))}
    </time>
  );
}
