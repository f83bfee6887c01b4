import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Arrival, SaleOffer } from '@greenhall/domain/wallet/funding-steps';
import type { Db } from '../database/database.ts';

/** A sale as the trading hall knows it, and the network on which it is paid. */
export type HallSale = Omit<SaleOffer, 'address'> & { readonly network: Network };

/** What the wallet needs to know of the trading hall, which belongs to a higher slice. */
export interface HallPort {
  /** The cheapest sales of the cash coin that a member may take now. */
  sales(db: Db, member: MemberNo, at: Date): Promise<readonly HallSale[]>;
  /** Coins that a member is buying, or has bought and that rest. */
  underWay(db: Db, member: MemberNo): Promise<readonly Arrival[]>;
}
