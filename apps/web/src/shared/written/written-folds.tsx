import { Fold } from '@greenhall/ui/page/fold';
import { Written } from '@greenhall/ui/display/written';
import type { RichText } from '@greenhall/domain/shared/rich-text';
import type { TextLanguage } from '@greenhall/domain/shared/languages';
import { RichContent, useLang } from './rich-content.tsx';

interface WrittenText {
  readonly id: string;
  readonly title: string;
  readonly language: TextLanguage;
  readonly body: RichText | null;
}

function WrittenFold({ of: { title, body, language } }: { of: WrittenText }) {
  return (
    <Fold title={<Written text={title} lang={useLang(language)} />}>
      {body ? <RichContent text={body} language={language} /> : null}
    </Fold>
  );
}

/** Texts of the operators, each behind its title. */
export function WrittenFolds({ items }: { readonly items: readonly WrittenText[] }) {
  return items.map((item) => <WrittenFold key={item.id} of={item} />);
}
