/** How many views of one list an operator saves at most. Rule: admin#views. */
export const VIEWS_AT_MOST = 20;

/** The longest name of a saved view, in characters. Rule: admin#views. */
export const VIEW_NAME_LONGEST = 40;
