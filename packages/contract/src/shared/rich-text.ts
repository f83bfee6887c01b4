import {
  isRichHref,
  isRichWording,
  isWithinBounds,
  PICTURE_NAME,
  RICH_BOUNDS,
  RICH_SCREENS,
  type RichBlock,
  type RichText,
} from '@greenhall/domain/shared/rich-text';
import * as z from 'zod/mini';
import { idField } from './fields.ts';
import { nameSchemas } from './named.ts';

const wording = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.refine(isRichWording));

/** Where a link leads: a web or mail address, or a screen of the member app. Rule: content#rich-text. */
export const richLink = z.union([
  z.strictObject({ href: z.string().check(z.maxLength(RICH_BOUNDS.href), z.refine(isRichHref)) }),
  z.strictObject({ screen: z.enum(RICH_SCREENS), id: z.optional(idField) }),
]);

const richSpan = z.strictObject({
  text: wording(RICH_BOUNDS.span),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(richLink),
});
const spans = z.array(richSpan);
const side = z.int().check(z.gte(1), z.lte(RICH_BOUNDS.side));

/** One block of a rich text, with the blocks inside it. */
const richBlock: z.ZodMiniType<RichBlock, RichBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), spans }),
    z.strictObject({ type: z.literal('heading'), level: z.literal([1, 2]), spans: spans.check(z.minLength(1)) }),
    z.strictObject({
      type: z.literal('list'),
      isOrdered: z.boolean(),
      items: z.array(z.array(richBlock).check(z.minLength(1))).check(z.minLength(1)),
    }),
    z.strictObject({ type: z.literal('quote'), blocks: z.array(richBlock).check(z.minLength(1)) }),
    z.strictObject({ type: z.literal('rule') }),
    z.strictObject({
      type: z.literal('picture'),
      file: z.string().check(z.regex(PICTURE_NAME)),
      alt: wording(RICH_BOUNDS.alt),
      width: side,
      height: side,
    }),
  ]),
);

/**
 * A text as a tree of blocks. Whatever the tree has no name for is refused, also fields that a known node does not have;
 * so is a tree above the bounds of size and depth. That its pictures are own uploads is checked by who stores it. Rule:
 * content#rich-text.
 */
export const richText: z.ZodMiniType<RichText, RichText> = z
  .strictObject({ blocks: z.array(richBlock) })
  .check(z.refine(isWithinBounds));

nameSchemas({ RichText: richText, RichBlock: richBlock, RichSpan: richSpan, RichLink: richLink });
