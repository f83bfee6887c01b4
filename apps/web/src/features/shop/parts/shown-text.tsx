import { Written } from '@greenhall/ui/display/written';
import type { Reply } from '@greenhall/client/route-input';
import { tagOf } from '@greenhall/locales/languages';
import { useTexts } from '../../../shared/text/texts.ts';

type Shown = Reply<'shop.goods'>['name'];

/** A text of goods, marked with its language where it is not the interface's. */
export function ShownText({ of: { text, language } }: { of: Shown }) {
  const texts = useTexts();
  return <Written text={text} lang={language === texts.language ? undefined : tagOf(language)} />;
}
