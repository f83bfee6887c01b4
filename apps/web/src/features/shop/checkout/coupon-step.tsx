import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Button } from '@greenhall/ui/page/button';
import { ChoiceList } from '@greenhall/ui/form/choice-list';
import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Coupon } from '../order/kinds.ts';
import { useCouponText } from './use-coupon-text.ts';

interface CouponStepProps {
  /** The coupons that can be used for this order. */
  usable: readonly string[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  onBack: () => void;
}

const NONE = 'none';

/** A field for a coupon’s code. */
function CodeForm() {
  const { t } = useTexts();
  const [couponCode, setCode] = useState('');
  const write = useWrite('shop.claimCode');
  const failure = useErrorText(write.error);
  const redeem = () => {
    if (couponCode.trim() === '' || write.isPending) return;
    write.mutate({ body: { couponCode } }, { onSuccess: () => toast(t('orders.couponClaimed'), 'success') });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    redeem();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t('orders.couponCode')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        longest={40}
        value={couponCode}
        onChange={(event) => setCode(event.target.value)}
        suffix={
          <FieldAction disabled={couponCode.trim() === ''} onClick={redeem}>
            {t('orders.redeem')}
          </FieldAction>
        }
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
    </form>
  );
}

/** A coupon that everybody can claim. */
function Offered({ coupon }: { coupon: Coupon }) {
  const { t } = useTexts();
  const { label, note } = useCouponText()(coupon);
  const write = useWrite('shop.claimCoupon', coupon.id);
  const failure = useErrorText(write.error);
  const claim = () =>
    write.mutate({ params: { id: coupon.id } }, { onSuccess: () => toast(t('orders.couponClaimed'), 'success') });
  return (
    <li>
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {label}
          <span className="block text-s text-ink-3">{note}</span>
        </span>
        <Button kind="ghost" small busy={write.isPending} onClick={claim}>
          {t('orders.claim')}
        </Button>
      </span>
      {failure ? <Notice tone="down">{failure}</Notice> : null}
    </li>
  );
}

/** The member’s coupons, those that are offered, and a field for a code. */
export function CouponStep({ usable, chosen, onChoose, onBack }: CouponStepProps) {
  const { t, language } = useTexts();
  useOverlayEntry(true, onBack);
  const couponText = useCouponText();
  const read = useRead('shop.coupons', { query: { language } });
  const choiceOf = (coupon: Coupon) => ({
    value: coupon.id,
    ...couponText(coupon),
    disabled: !usable.includes(coupon.id),
  });
  return (
    <div className="flex flex-col gap-3 pt-2 pb-4">
      <ReadView query={read}>
        {({ items }) => (
          <>
            <ChoiceList
              choices={[
                { value: NONE, label: t('orders.noCoupon') },
                ...items.filter(({ state }) => state === 'claimed').map(choiceOf),
              ]}
              value={chosen ?? NONE}
              onChange={(value) => onChoose(value === NONE ? undefined : value)}
            />
            <ul aria-label={t('orders.coupon')} className="m-0 flex list-none flex-col gap-2 p-0 empty:hidden">
              {items
                .filter(({ state }) => state === null)
                .map((coupon) => (
                  <Offered key={coupon.id} coupon={coupon} />
                ))}
            </ul>
          </>
        )}
      </ReadView>
      <CodeForm />
      <Button kind="ghost" wide onClick={onBack}>
        {t('common.back')}
      </Button>
    </div>
  );
}
