import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import type { UseFormReturn } from 'react-hook-form';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';

/** What the person is about to send: the name, the place and the level with its price. */
export function SummaryCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t, exact } = useTexts();
  const levels = useRead('stock.levels', {});
  const { username, contact, zone, level } = form.getValues();
  const price = levels.data?.items.find((item) => String(item.level) === level)?.amount;
  return (
    <Card title={t('entry.summary')}>
      <div className="mt-2">
        <KeyValues
          items={[
            { label: t('entry.username'), value: username.trim() },
            { label: t('entry.place'), value: t('entry.placeOf', { name: contact.trim(), zone }) },
            {
              label: t('entry.level'),
              value: price === undefined ? `V${level}` : t('entry.levelCost', { level, amount: exact(price) }),
            },
          ]}
        />
      </div>
    </Card>
  );
}
