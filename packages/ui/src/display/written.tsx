import type { HTMLAttributes } from 'react';

export interface WrittenProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  text: string;
  as?: 'span' | 'p' | 'h2';
}

/**
 * What a person has written, which its reader may have translated, unlike the texts and figures of the app. Another text is
 * another element: nothing is left of a translation of the one before.
 */
export function Written({ text, as: Element = 'span', ...rest }: WrittenProps) {
  return (
    <Element key={text} translate="yes" {...rest}>
      {text}
    </Element>
  );
}
