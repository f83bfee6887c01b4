import { LANGUAGE_NAMES, type Language, LANGUAGES } from '@greenhall/locales/languages';
import { Select } from 'antd';
import { useTexts } from '../../kit/texts.ts';

/** The language in which something is written; those that have a text are marked. */
export function LanguageChoice({
  value,
  onChange,
  written,
}: {
  readonly value: Language;
  readonly onChange: (language: Language) => void;
  readonly written: ReadonlySet<string>;
}) {
  const { t } = useTexts();
  return (
    <Select<Language>
      aria-label={t('console.goods.language')}
      className="w-50"
      value={value}
      onChange={onChange}
      options={LANGUAGES.map((language) => ({
        value: language,
        label: `${LANGUAGE_NAMES[language]}${written.has(language) ? ' ✓' : ''}`,
      }))}
    />
  );
}
