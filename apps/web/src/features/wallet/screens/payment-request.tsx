import { EmptyState } from '@greenhall/ui/page/empty-state';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { late } from '../../../shared/page/late.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { isDirectSession } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNamed } from '../payment-request/kinds.ts';

function Meanwhile() {
  const { t } = useTexts();
  return <SkeletonList label={t('state.loading')} />;
}

const OwnRequests = late(() => import('../payment-request/own-requests.tsx').then((one) => one.default), <Meanwhile />);
const OwnRequest = late(() => import('../payment-request/own-request.tsx').then((one) => one.default), <Meanwhile />);
const GivenRequest = late(
  () => import('../payment-request/given-request.tsx').then((one) => one.default),
  <Meanwhile />,
);

function Named() {
  const query = useNamed();
  return <ReadView query={query}>{({ isMine }) => (isMine ? <OwnRequest /> : <GivenRequest />)}</ReadView>;
}

/** The own payment requests, or the one that the address names. */
export default function PaymentRequestScreen() {
  const { t } = useTexts();
  const name = useSearchText('name');
  if (!isDirectSession())
    return (
      <Page>
        <EmptyState icon="lock" title={t('requests.ownOnly')} />
      </Page>
    );
  return <Page>{name ? <Named key={name} /> : <OwnRequests />}</Page>;
}
