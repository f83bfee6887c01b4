import { Button, type ButtonKind } from '@greenhall/ui/page/button';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Holding } from '../parts/kinds.ts';
import { freeOf } from './free-shares.ts';

/** Opens the sale of shares. Without any that may be offered there is nothing to press. */
export function SellButton({ holding, kind = 'filled' }: { holding: Holding; kind?: ButtonKind }) {
  const { t } = useTexts();
  const sheet = useSheet('sell');
  if (freeOf(holding) <= 0n) return null;
  return (
    <Button kind={kind} wide onClick={() => sheet.open()}>
      {t('stock.sell')}
    </Button>
  );
}
