import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Address } from '../order/kinds.ts';

/** Has goods for an address packed at once, with the payment password: it is saved once more as it is. */
export function LiftStep({ address, onBack }: { address: Address; onBack: () => void }) {
  const { t } = useTexts();
  useBringPayStep();
  const write = useWrite('shop.changeAddress', address.id);
  const { id, name, phone, country, lines, isDefault } = address;
  return (
    <PayStep
      onBack={onBack}
      isUnderWay={write.isPending}
      items={[{ label: t('orders.shipTo'), value: `${name}, ${lines.replaceAll('\n', ', ')}` }]}
      confirmText={t('orders.lift')}
      pay={async (payPassword) => {
        await write.mutateAsync({ params: { id }, body: { name, phone, country, lines, isDefault, payPassword } });
        onBack();
      }}
    />
  );
}
