/** What moves, hides or reverses the letters around it, and what no font shows. A joiner is left: emoji and several scripts need it. */
const UNSEEN =
  /[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** Besides white space and control characters: what fonts leave out by default, fillers of Hangul included, and the empty Braille cell. */
const NOTHING_SEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800]/gu;

/** Whether nobody sees anything of a text, which then counts as empty. Rule: shared#plain-texts. */
export function isUnseen(text: string): boolean {
  return text.replace(NOTHING_SEEN, '') === '';
}

/**
 * A text of one line as others are shown it: without control characters, marks of direction and signs that nobody sees, with single
 * spaces. It may come out empty. Rule: shared#plain-texts.
 */
export function plainText(typed: string): string {
  const text = typed.replace(/\s/gu, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim();
  return isUnseen(text) ? '' : text;
}
