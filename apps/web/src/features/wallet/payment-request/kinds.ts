import type { Reply } from '@greenhall/client/route-input';
import { hrefOf } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';

export type PaymentRequest = Reply<'wallet.paymentRequest'>;

/** The link by which a request is passed on. */
export const linkOf = ({ name }: Pick<PaymentRequest, 'name'>): string =>
  `${location.origin}/#${hrefOf(links.paymentRequest({ name }))}`;

/** The request that the address names. */
export const useNamed = () => useRead('wallet.paymentRequest', { params: { name: useSearchText('name') ?? '' } });
