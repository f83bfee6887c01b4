import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { Icon } from '@greenhall/ui/display/icon';
import { Notice } from '@greenhall/ui/page/notice';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { PriceAlert } from '../parts/kinds.ts';

/** One price alert: what it waits for, when it told last, and the press that removes it. */
export function AlertItem({ alert: { id, coin, network, side, price, quantity, toldOn } }: { alert: PriceAlert }) {
  const { t, utcDay } = useTexts();
  const { exact } = useMoney();
  const write = useWrite('otc.removeAlert', id);
  const failure = useErrorText(write.error);
  const unit = unitOf(coin);
  const title = t(`otc.alert.${side}`, { coin: unit, price: exact(price) });
  const note = [
    network ?? t('otc.anyNetwork'),
    quantity === null ? undefined : t('otc.alertOf', { quantity: exact(quantity), coin: unit }),
    toldOn === null ? undefined : t('otc.alertTold', { day: utcDay(toldOn) }),
  ];
  return (
    <li>
      <div className={cellClass}>
        <Cell title={title} note={note.filter(Boolean).join(' · ')} />
        <button
          type="button"
          aria-label={[t('otc.alertRemove'), title].join(' · ')}
          aria-busy={write.isPending}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2"
          onClick={() => write.mutate({ params: { id } }, { onSuccess: () => toast(t('otc.alertRemoved'), 'success') })}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
    </li>
  );
}
