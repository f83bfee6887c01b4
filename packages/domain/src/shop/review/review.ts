/** Stars of a review, from the least, as they are sent. Rule: shop#reviews. */
export const STARS = ['1', '2', '3', '4', '5'] as const;
/** The longest text of a review, in characters. Rule: shop#reviews. */
export const REVIEW_LENGTH = 500;
/** The fields of the pictures that a review, or a return request, can have. Rule: shop#reviews. */
export const PICTURE_FIELDS = ['picture1', 'picture2', 'picture3', 'picture4', 'picture5', 'picture6'] as const;

/** What goods were given: tenths of a star, and by how many reviews. */
export interface Rating {
  readonly tenths: number;
  readonly reviews: number;
}

/** The mean of all stars, in tenths and cut; `null` without a review. Rule: shop#reviews. */
export function ratingOf(stars: bigint, reviews: number): Rating | null {
  return reviews === 0 ? null : { tenths: Number((stars * 10n) / BigInt(reviews)), reviews };
}
