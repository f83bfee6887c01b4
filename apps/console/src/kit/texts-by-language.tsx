import { LANGUAGE_NAMES, type Language } from '@greenhall/locales/languages';
import { Collapse, Typography } from 'antd';

/** A long text in several languages, each folded away under the name of its language. */
export function TextsByLanguage({ texts }: { readonly texts: Readonly<Partial<Record<Language, string>>> }) {
  const items = Object.entries(texts).map(([language, text]) => ({
    key: language,
    label: LANGUAGE_NAMES[language as Language],
    children: <Typography.Paragraph className="whitespace-pre-line m-0">{text}</Typography.Paragraph>,
  }));
  return <Collapse size="small" items={items} />;
}
