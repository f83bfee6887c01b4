import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';

/** Proposes to remove the second factors that a member has lost. */
export function FactorReset({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, typed: { readonly reason: string }) =>
      write('identity.proposeFactorReset', { params: { id }, body: typed }),
    notifyProposed,
  );
  return (
    <FormButton<{ reason: string }>
      label={t('console.lostFactor')}
      note={t('console.lostFactorNote')}
      okText={t('console.propose')}
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <ReasonField />
    </FormButton>
  );
}
