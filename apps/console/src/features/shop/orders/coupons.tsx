import type { Tone } from '@greenhall/domain/shared/tone';
import type { Reply } from '@greenhall/client/ask';
import { Flex } from 'antd';
import { api } from '../../../kit/api.ts';
import { DecisionButton } from '../../../kit/decision-button.tsx';
import { DeskTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { type Texts, useTexts } from '../../../kit/texts.ts';
import { Time } from '../../../kit/time.tsx';
import { inMey } from './amounts.tsx';
import { CouponButton } from './coupon-button.tsx';
import { ShownText } from './shown-text.tsx';

type Coupon = Reply<'shop.deskCoupons'>['items'][number];
type CouponState = 'planned' | 'active' | 'over' | 'withdrawn';
const TONES: Readonly<Record<CouponState, Tone>> = {
  planned: 'moving',
  active: 'good',
  over: 'neutral',
  withdrawn: 'neutral',
};

function stateOf({ isWithdrawn, from, until }: Coupon): CouponState {
  if (isWithdrawn) return 'withdrawn';
  const now = Date.now();
  if (now < Date.parse(from)) return 'planned';
  return now < Date.parse(until) ? 'active' : 'over';
}

/** What a coupon takes off, with its upper limit and its minimum. */
function valueText(texts: Texts, { fixed, percentBp, cap, minimum }: Coupon): string {
  const { t, percent } = texts;
  return [
    fixed === null ? percent(percentBp ?? 0) : inMey(texts, fixed),
    ...(cap === null ? [] : [t('orders.couponCap', { amount: inMey(texts, cap) })]),
    ...(Number(minimum) > 0 ? [t('orders.couponMinimum', { amount: inMey(texts, minimum) })] : []),
  ].join(', ');
}

/** Coupons: whoever may issue them does so here, and stops them. */
export default function Coupons() {
  const texts = useTexts();
  const { t, number, language } = texts;
  const withdraw = useAct((write, id: string) => write('shop.withdrawCoupon', { params: { id } }));
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="shop.issueCoupon">
        <CouponButton />
      </IfMay>
      <DeskTable<Coupon>
        name={['shop.deskCoupons', language]}
        read={(cursor) => api('shop.deskCoupons', { query: { cursor, language } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('orders.couponCode'), render: (_, row) => row.code ?? t('shopDesk.claimedInShop') },
          { title: t('orders.discount'), render: (_, row) => valueText(texts, row) },
          {
            title: t('shopDesk.scope'),
            render: (_, row) => (row.covers ? <ShownText of={row.covers.name} /> : t('shopDesk.scope.all')),
          },
          { title: t('console.from'), render: (_, row) => <Time at={row.from} /> },
          { title: t('console.until'), render: (_, row) => <Time at={row.until} /> },
          { title: t('shopDesk.number'), align: 'right', render: (_, row) => number(row.number) },
          { title: t('shopDesk.claimed'), align: 'right', render: (_, row) => number(row.claimed) },
          { title: t('shopDesk.used'), align: 'right', render: (_, row) => number(row.used) },
          {
            title: t('console.state'),
            render: (_, row) => (
              <ToneTag tone={TONES[stateOf(row)]}>{t(`shopDesk.couponState.${stateOf(row)}`)}</ToneTag>
            ),
          },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.isWithdrawn ? null : (
                <IfMay route="shop.withdrawCoupon">
                  <DecisionButton
                    label={t('shopDesk.withdraw')}
                    question={t('shopDesk.withdrawSure')}
                    quiet
                    onDecide={() => withdraw.mutateAsync(row.id)}
                  />
                </IfMay>
              ),
          },
        ]}
      />
    </Flex>
  );
}
