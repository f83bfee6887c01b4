import type { RichText as Tree } from '@greenhall/domain/shared/rich-text';
import { RichText } from '@greenhall/ui/display/rich-text';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.ts';
import './rich-text.css';

const THEMES = ['light', 'dark'] as const;

const pictureUrl = (file: string, width?: number): string =>
  `/Upload/${file}${width === undefined ? '' : `?w=${width}`}`;
/** In the preview a link to a screen looks like one and leads nowhere. */
const screenLink = (_link: unknown, words: ReactNode) => <span className="text-brand-strong underline">{words}</span>;

/** How members will see a text on a phone, in both themes. */
export function Preview({ title, text, lang }: { readonly title: string; readonly text: Tree; readonly lang: string }) {
  const { t } = useTexts();
  return (
    <Flex gap={16} wrap lang={lang}>
      {THEMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          aria-label={`${t('content.preview')} · ${t(`content.theme.${theme}`)}`}
          className="rich-preview"
        >
          <h2 className="text-l">{title}</h2>
          <RichText text={text} pictureUrl={pictureUrl} screenLink={screenLink} />
        </section>
      ))}
    </Flex>
  );
}
