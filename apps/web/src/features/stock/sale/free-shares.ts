import { parseShares, type Shares, shares } from '@greenhall/domain/shared/money';
import { freeShares } from '@greenhall/domain/stock/market/sale';
import type { Holding } from '../parts/kinds.ts';

const read = (text: string): Shares => parseShares(text) ?? shares(0n);

/** The shares that the member may still offer. */
export const freeOf = ({ held, onOffer }: Holding): Shares => freeShares({ held: read(held), onOffer: read(onOffer) });
