import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { ContactService } from '../../../shared/page/contact-service.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { buyAgain } from '../cart/buy-again.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ReturnCard } from '../order/return-card.tsx';
import { DeliveryCard } from '../order/delivery-card.tsx';
import type { Order } from '../order/kinds.ts';
import { OrderActs, OrderProblems } from '../order/order-acts.tsx';
import { ParcelCard, StepsCard, SumsCard } from '../order/order-facts.tsx';
import { LinesCard } from '../order/order-lines.tsx';
import { PayOrder } from '../order/pay-order.tsx';
import { RevealOrder } from '../order/reveal-order.tsx';
import { RefundSheet } from '../order/refund-sheet.tsx';
import { ReviewSheet } from '../order/review-sheet.tsx';
import { StateCard } from '../order/state-card.tsx';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';

function Details({ order }: { order: Order }) {
  const { t, language } = useTexts();
  const [pay, reveal] = [useSheet('pay'), useSheet('reveal')];
  const [refund, review] = [useSheet('refund'), useSheet('review')];
  const again = useMutation({ mutationFn: () => buyAgain(order.lines, language) });
  const failure = useErrorText(again.error);
  const isOver = order.state === 'completed' || order.state === 'canceled';
  return (
    <>
      <StateCard order={order} />
      {order.isRevealed && order.handedOutFrom === null ? <DeliveryCard order={order} /> : null}
      <OrderActs order={order} onPay={() => pay.open()} onReveal={() => reveal.open()} />
      {order.returnRequest ? <ReturnCard order={order} about={order.returnRequest} /> : null}
      <ParcelCard order={order} />
      <LinesCard order={order} onReview={(line) => review.open(line)} />
      <SumsCard order={order} />
      <StepsCard order={order} />
      {isOver ? (
        <>
          <div aria-live="assertive">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
          <Button kind="ghost" wide busy={again.isPending} onClick={() => again.mutate()}>
            {t('orders.buyAgain')}
          </Button>
        </>
      ) : null}
      <OrderProblems order={order} onRefund={() => refund.open()} />
      <ContactService about={{ kind: 'order', id: order.id }} />
      <PayOrder order={order} show={pay.show} onClose={pay.close} />
      <RevealOrder order={order} show={reveal.show} onClose={reveal.close} />
      <RefundSheet order={order} show={refund.show && order.acts.includes('requestRefund')} onClose={refund.close} />
      <ReviewSheet line={order.lines.find(({ id }) => id === review.of)} show={review.show} onClose={review.close} />
    </>
  );
}

export default function ShopOrderDetails() {
  const { language } = useTexts();
  const id = useSearchText('id') ?? '';
  const order = useRead('shop.order', { params: { id }, query: { language } }, { enabled: id !== '' });
  return (
    <Page>
      {id === '' ? (
        <ChooseOne from={links.orders()} />
      ) : (
        <ReadView query={order}>{(data) => <Details key={data.id} order={data} />}</ReadView>
      )}
    </Page>
  );
}
