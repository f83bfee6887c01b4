import type { Reply } from '@greenhall/client/route-input';

export type Holding = Reply<'stock.holding'>;
export type BuyOffer = Reply<'stock.offers'>['items'][number];
export type Allocation = Reply<'stock.allocations'>['items'][number];
export type Sale = Reply<'stock.sales'>['items'][number];
export type Bonus = Reply<'stock.bonus'>;
export type BonusKind = Bonus['kind'];
