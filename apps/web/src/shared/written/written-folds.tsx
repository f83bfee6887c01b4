import { Fold } from '@greenhall/ui/page/fold';
import type { RichText } from '@greenhall/domain/shared/rich-text';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import { RichContent } from './rich-content.tsx';

export interface WrittenFoldsProps {
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly language: TextLanguage;
    readonly body: RichText | null;
  }[];
}

/** Texts of the operators, each behind its title. */
export function WrittenFolds({ items }: WrittenFoldsProps) {
  return items.map(({ id, title, body, language }) => (
    <Fold key={id} title={title}>
      {body ? <RichContent text={body} language={language} /> : null}
    </Fold>
  ));
}
