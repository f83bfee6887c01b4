/**
 * A text with headings, lists and pictures as a tree of plain values. It is never HTML: what has no name here cannot be
 * stored and is not drawn. Rule: content#rich-text.
 */
export interface RichText {
  readonly blocks: readonly RichBlock[];
}

export type RichBlock =
  | { readonly type: 'paragraph'; readonly spans: readonly RichSpan[] }
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly spans: readonly RichSpan[] }
  | { readonly type: 'list'; readonly isOrdered: boolean; readonly items: readonly (readonly RichBlock[])[] }
  | { readonly type: 'quote'; readonly blocks: readonly RichBlock[] }
  | { readonly type: 'rule' }
  | RichPicture;

/** A picture below `Upload/`; width and height are those of the file, so that its place is kept while it loads. */
export interface RichPicture {
  readonly type: 'picture';
  readonly file: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A run of characters that look alike. */
export interface RichSpan {
  readonly text: string;
  readonly bold?: true | undefined;
  readonly italic?: true | undefined;
  readonly link?: RichLink | undefined;
}

/** A web or mail address, or a screen of the member app by its name there, with the number of what it shows. */
export type RichLink = { readonly href: string } | { readonly screen: RichScreen; readonly id?: string | undefined };

/** The screens of the member app that a text may lead to. */
export const RICH_SCREENS = [
  'home',
  'news',
  'newsItem',
  'notices',
  'notice',
  'questions',
  'level',
  'charts',
  'ranking',
  'wallet',
  'assets',
  'market',
  'security',
  'share',
  'network',
  'solvency',
  'about',
  'shop',
  'goods',
] as const;
export type RichScreen = (typeof RICH_SCREENS)[number];

/** The bounds of a tree: bytes of its JSON in UTF-8, levels of blocks inside blocks, and characters. */
export const RICH_BOUNDS = {
  bytes: 64 * 1024,
  depth: 8,
  span: 10_000,
  alt: 200,
  href: 500,
  side: 2_000,
} as const;

/** The name of a public picture below `Upload/`. */
export const PICTURE_NAME = /^p-[\w-]{22}\.jpg$/;

/** A host without user name, then path, query and fragment. */
const WEB = /^https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/u;
const MAIL = /^mailto:[^\s@?&,;%]+@[^\s@?&,;%]+$/u;
/** Control characters, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
const UNSEEN_ALL = new RegExp(UNSEEN, 'gu');

/** Whether a link may lead to this address: `https:` with a host and no user name, or one `mailto:` address. */
export function isRichHref(href: string): boolean {
  return href.length <= RICH_BOUNDS.href && !UNSEEN.test(href) && (WEB.test(href) || MAIL.test(href));
}

/** Whether these characters may stand in a text: no control characters and none that turn the direction. */
export function isRichWording(text: string): boolean {
  return !UNSEEN.test(text);
}

/** A text without the characters that may not stand in it; a space stands for each, as for a tab that was pasted. */
export function cleanWording(text: string): string {
  return text.replace(UNSEEN_ALL, ' ');
}

function innerBlocks(block: RichBlock): readonly RichBlock[] {
  if (block.type === 'list') return block.items.flat();
  return block.type === 'quote' ? block.blocks : [];
}

const depthOf = (blocks: readonly RichBlock[]): number =>
  blocks.reduce((deepest, block) => Math.max(deepest, 1 + depthOf(innerBlocks(block))), 0);

/** Whether a tree keeps to the bounds of size and depth. Rule: content#rich-text. */
export function isWithinBounds(text: RichText): boolean {
  const bytes = new TextEncoder().encode(JSON.stringify(text)).length;
  return bytes <= RICH_BOUNDS.bytes && depthOf(text.blocks) <= RICH_BOUNDS.depth;
}

/** The files of all pictures in a text, each once, in reading order. */
export function pictureFilesOf({ blocks }: RichText): readonly string[] {
  const files = (inner: readonly RichBlock[]): string[] =>
    inner.flatMap((block) => (block.type === 'picture' ? [block.file] : files(innerBlocks(block))));
  return [...new Set(files(blocks))];
}

function linesOf(block: RichBlock): readonly string[] {
  if (block.type === 'picture') return [block.alt];
  if (block.type === 'paragraph' || block.type === 'heading') return [block.spans.map(({ text }) => text).join('')];
  return innerBlocks(block).flatMap(linesOf);
}

/**
 * The words of a text without its form, one line for each paragraph, heading, list item and picture: what is searched,
 * compared and shown as a summary.
 */
export function plainTextOf({ blocks }: RichText): string {
  return blocks
    .flatMap(linesOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}
