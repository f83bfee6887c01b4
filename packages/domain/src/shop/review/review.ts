/** Stars of a review, from the least, as they are sent. Rule: shop#reviews. */
export const STARS = ['1', '2', '3', '4', '5'] as const;
/** The longest text of a review, in characters. Rule: shop#reviews. */
export const REVIEW_LENGTH = 500;
/** The fields of the pictures that a review, or a case, can have. Rule: shop#reviews. */
export const PICTURE_FIELDS = ['picture1', 'picture2', 'picture3', 'picture4', 'picture5', 'picture6'] as const;
