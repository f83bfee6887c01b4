import { type ComponentType, lazy, Suspense } from 'react';
import { loadTexts } from '../text/texts.ts';
import type { TermButtonProps } from './term-press.tsx';

/** Without a connection the word stays a word. */
const Word = ({ word }: TermButtonProps) => word;

const TermPress = lazy((): Promise<{ default: ComponentType<TermButtonProps> }> =>
  Promise.all([import('./term-press.tsx'), loadTexts('terms')]).then(
    ([module]) => module,
    () => ({ default: Word }),
  ),
);

/** A word that says what it means when it is pressed. What that takes is loaded after the screen that has the word. */
export function Term(props: TermButtonProps) {
  return (
    <Suspense fallback={props.word}>
      <TermPress {...props} />
    </Suspense>
  );
}
