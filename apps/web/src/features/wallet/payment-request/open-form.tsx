import { Field } from '../../../shared/forms/field.tsx';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { type SyntheticEvent, useState } from 'react';
import { openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import ScanAction from '../../../shared/scan/scan-action.tsx';
import { requestNameIn } from '../../../shared/scan/scanned-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Opens a request that somebody has passed on. What is scanned is only filled in. */
export function OpenForm() {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setMissing(false);
  };
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    const name = requestNameIn(typed);
    if (name === undefined) return setMissing(true);
    openScreen(links.paymentRequest({ name }));
  };
  return (
    <Card title={t('requests.given')}>
      <form noValidate onSubmit={open} className="mt-3 flex flex-col gap-2">
        <Field
          label={t('requests.link')}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          longest={512}
          value={typed}
          onChange={(event) => type(event.target.value)}
          error={isMissing ? t('requests.linkMissing') : undefined}
          suffix={<ScanAction kind="request" onScanned={type} />}
        />
        <Button type="submit" kind="ghost" wide needsLine={false}>
          {t('people.openRequest')}
        </Button>
      </form>
    </Card>
  );
}
