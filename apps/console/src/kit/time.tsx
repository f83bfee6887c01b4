import { useTexts } from './texts.ts';

/** A moment in the reader's notation, broken between date and time alone; a dash where there is none. */
export function Time({ at }: { readonly at: string | null }) {
  const { dateTime } = useTexts();
  if (at === null) return dateTime(at);
  const [date, ...rest] = dateTime(at).split(' ');
  return (
    <time dateTime={at}>
      <span style={{ whiteSpace: 'nowrap' }}>{date}</span>{' '}
      <span style={{ whiteSpace: 'nowrap' }}>{rest.join(' ')}</span>
    </time>
  );
}
