import { Card } from '@greenhall/ui/page/card';
import { KeyValues } from '@greenhall/ui/display/key-values';
import type { UseFormReturn } from 'react-hook-form';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';

/** What the person is about to send: the name and the place. */
export function SummaryCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  const { username, contact, zone } = form.getValues();
  return (
    <Card title={t('entry.summary')}>
      <div className="mt-2">
        <KeyValues
          items={[
            { label: t('entry.username'), value: username.trim() },
            { label: t('entry.place'), value: t('entry.placeOf', { name: contact.trim(), zone }) },
          ]}
        />
      </div>
    </Card>
  );
}
