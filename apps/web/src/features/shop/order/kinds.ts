import type { Reply } from '@greenhall/client/route-input';

export type Order = Reply<'shop.order'>;
export type OrderLine = Order['lines'][number];
export type ListedOrder = Reply<'shop.orders'>['items'][number];
export type OrderState = Order['state'];
export type ReturnRequest = NonNullable<Order['returnRequest']>;
export type Address = Reply<'shop.addresses'>['items'][number];
export type Coupon = Reply<'shop.coupons'>['items'][number];
