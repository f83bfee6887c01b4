/** The most goods on one wish list. Rule: shop#wish-list. */
export const MOST_WISHES = 100;
