import { Written } from '@greenhall/ui/display/written';
import { Card } from '@greenhall/ui/page/card';
import { Icon } from '@greenhall/ui/display/icon';
import { RichContent, useLang } from '../../../shared/written/rich-content.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** When customer service is there and how soon it usually answers, as operators have written it. */
export function ServiceHours() {
  const { t, language } = useTexts();
  const { data } = useRead('content.shopTexts', { query: { language } });
  const hours = data?.items.find(({ topic }) => topic === 'service');
  const lang = useLang(hours?.language ?? language);
  return (
    <Card className="text-s text-ink-2">
      {hours ? (
        <div className="mb-2">
          <Written as="h2" text={hours.title} lang={lang} className="mb-1 text-m text-ink" />
          {hours.body ? <RichContent text={hours.body} language={hours.language} /> : null}
        </div>
      ) : null}
      <p className="flex gap-2">
        <Icon name="shield" size={18} className="mt-px text-brand-strong" />
        <span>{t('messages.safety')}</span>
      </p>
    </Card>
  );
}
