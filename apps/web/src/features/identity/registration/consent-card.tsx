import { Card } from '@greenhall/ui/page/card';
import { CellButton, CellList } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { LEGAL_TITLES, LegalSheet } from '../../../shared/written/legal-sheet.tsx';
import type { LegalName } from '../../../shared/written/legal-text.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';

const FIELDS = { agreement: 'agreed', risk: 'riskAccepted' } as const;
const VERSIONS = { agreement: 'agreementVersion', risk: 'riskVersion' } as const;

function Consent({ form, name }: { form: UseFormReturn<RegisterForm>; name: LegalName }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <Controller
      control={form.control}
      name={FIELDS[name]}
      rules={{ validate: (accepted) => accepted || t('entry.consentMissing', { text: t(LEGAL_TITLES[name]) }) }}
      render={({ field, fieldState }) => (
        <>
          <CellButton
            title={t(LEGAL_TITLES[name])}
            note={
              fieldState.error ? <span className="text-down">{fieldState.error.message}</span> : t('entry.consentNote')
            }
            value={
              field.value ? (
                <Chip tone="up" icon="check">
                  {t('entry.accepted')}
                </Chip>
              ) : (
                <Chip tone="warn">{t('entry.readFirst')}</Chip>
              )
            }
            onClick={() => setShow(true)}
          />
          <LegalSheet
            name={name}
            show={show}
            onUpdateShow={setShow}
            onAccept={(version) => {
              field.onChange(true);
              form.setValue(VERSIONS[name], version);
              form.clearErrors(FIELDS[name]);
              setShow(false);
            }}
          />
        </>
      )}
    />
  );
}

/** The agreement and the risk text; each is accepted at its own end. */
export function ConsentCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t } = useTexts();
  return (
    <Card dense>
      <CellList label={t('entry.consents')}>
        <Consent form={form} name="agreement" />
        <Consent form={form} name="risk" />
      </CellList>
    </Card>
  );
}
