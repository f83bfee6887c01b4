import { isRefusedBy } from '@greenhall/client/refused';
import { Alert, Button } from 'antd';
import { ActFailure } from '../act-failure.tsx';
import { useTexts } from '../texts.ts';

/** A write of content as it was read. */
interface Save {
  readonly error: unknown;
  readonly reset: () => void;
}

/**
 * Why content could not be saved. What was typed stays; where a colleague has saved meanwhile, what is stored now can be
 * taken instead.
 */
export function StaleForm({ of, onTake }: { readonly of: Save; readonly onTake: () => void }) {
  const { t } = useTexts();
  if (!isRefusedBy(of.error, 'statusChanged')) return <ActFailure of={of} />;
  const take = () => {
    onTake();
    of.reset();
  };
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('console.changedMeanwhile')}
      action={<Button onClick={take}>{t('console.takeStored')}</Button>}
      className="mb-4"
    />
  );
}
