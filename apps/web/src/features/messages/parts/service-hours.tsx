import { Written } from '@greenhall/ui/display/written';
import { Card } from '@greenhall/ui/page/card';
import { Icon } from '@greenhall/ui/display/icon';
import { RichContent, useLang } from '../../../shared/written/rich-content.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ServiceClock } from './service-clock.tsx';

/** When customer service is open and by when it answers, and what operators have written about it. */
export function ServiceHours() {
  const { t, language } = useTexts();
  const { data } = useRead('content.shopTexts', { query: { language } });
  const { data: hours } = useRead('messages.hours', {});
  const written = data?.items.find(({ topic }) => topic === 'service');
  const lang = useLang(written?.language ?? language);
  return (
    <Card className="text-s text-ink-2">
      {hours ? (
        <p className="num mb-2 font-medium text-ink">
          <ServiceClock hours={hours} />
        </p>
      ) : null}
      {written ? (
        <div className="mb-2">
          <Written as="h2" text={written.title} lang={lang} className="mb-1 text-m text-ink" />
          {written.body ? <RichContent text={written.body} language={written.language} /> : null}
        </div>
      ) : null}
      <p className="flex gap-2">
        <Icon name="shield" size={18} className="mt-px text-brand-strong" />
        <span>{t('messages.safety')}</span>
      </p>
    </Card>
  );
}
