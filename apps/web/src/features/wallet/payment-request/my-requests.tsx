import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { useShortAmount } from '../../../shared/money/use-short-amount.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { PageList } from '../../../shared/page/page-list.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { RequestChip } from './request-chip.tsx';

/** The requests that the member has made, newest first. */
export function MyRequests() {
  const { t, relative } = useTexts();
  const short = useShortAmount();
  const pages = usePages('wallet.paymentRequests', {});
  return (
    <PageList titled pages={pages} label={t('requests.mine')} empty={t('requests.none')}>
      {({ name, remark, at, amount, coin, state }) => (
        <li key={name}>
          <AppLink to={links.paymentRequest({ name })} className={cellClass}>
            <Cell
              title={remark ?? t('wallet.requestTitle')}
              note={relative(at)}
              value={short(amount, coin)}
              valueNote={<RequestChip state={state} />}
            />
          </AppLink>
        </li>
      )}
    </PageList>
  );
}
