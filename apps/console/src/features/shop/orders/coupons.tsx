import type { Tone } from '@greenhall/domain/shared/tone';
import type { CouponState } from '@greenhall/domain/shop/coupon/coupon';
import { Flex } from 'antd';
import { DecisionButton } from '../../../kit/decision-button.tsx';
import { useAct } from '../../../kit/failure.ts';
import { useColumns } from '../../../kit/lists/columns.tsx';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import type { RowOf } from '../../../kit/lists/types.ts';
import { IfMay } from '../../../kit/rights.tsx';
import { type Texts, useTexts } from '../../../kit/texts.ts';
import { inMey } from './amounts.tsx';
import { CouponButton } from './coupon-button.tsx';
import { ShownText } from './shown-text.tsx';

type Coupon = RowOf<'shop.deskCoupons'>;
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

const Scope = ({ row: { covers } }: { readonly row: Coupon }) => {
  const { t } = useTexts();
  return covers ? <ShownText of={covers.name} /> : t('shopDesk.scope.all');
};

function Withdraw({ row: { id, isWithdrawn } }: { readonly row: Coupon }) {
  const { t } = useTexts();
  const withdraw = useAct((write) => write('shop.withdrawCoupon', { params: { id } }));
  return isWithdrawn ? null : (
    <IfMay route="shop.withdrawCoupon">
      <DecisionButton
        label={t('shopDesk.withdraw')}
        question={t('shopDesk.withdrawSure')}
        quiet
        onDecide={() => withdraw.mutateAsync(undefined)}
      />
    </IfMay>
  );
}

/** Coupons: whoever may issue them does so here, and stops them. */
export default function Coupons() {
  const texts = useTexts();
  const { t, number, language } = texts;
  const column = useColumns<'shop.deskCoupons'>();
  const word = (state: CouponState) => t(`shopDesk.couponState.${state}`);
  return (
    <Flex vertical gap={16} align="start">
      <IfMay route="shop.issueCoupon">
        <CouponButton />
      </IfMay>
      <ListPage
        route="shop.deskCoupons"
        words={{ state: word }}
        initial={{}}
        besides={{ language }}
        columns={[
          column.text('orders.couponCode', (row) => row.code ?? t('shopDesk.claimedInShop')),
          column.text('orders.discount', (row) => valueText(texts, row)),
          column.drawn('shopDesk.scope', Scope),
          column.moment('console.from', (row) => row.from),
          column.moment('console.until', (row) => row.until),
          column.figure('shopDesk.number', (row) => number(row.number)),
          column.figure('shopDesk.claimed', (row) => number(row.claimed)),
          column.figure('shopDesk.used', (row) => number(row.used)),
          column.state(stateOf, TONES, word),
          column.acts(Withdraw),
        ]}
      />
    </Flex>
  );
}
