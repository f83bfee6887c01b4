import { richText } from '@greenhall/contract/shared/rich-text';
import type { RichBlock, RichText } from '@greenhall/domain/shared/rich-text';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EXTENSIONS } from './extensions.ts';
import { fromEditor, toEditor } from './tree.ts';

const schema = getSchema(EXTENSIONS);

/** The text after the editor has opened and given it back unchanged. */
function throughEditor(text: RichText): RichText {
  const document = schema.nodeFromJSON(toEditor(text));
  document.check();
  return fromEditor(document.toJSON());
}

const wording = fc.constantFrom('Hello', '如何提现', 'ถอนเหรียญ', ' a b ', '<script>alert(1)</script>', '🌿');
const link = fc.constantFrom(
  { href: 'https://example.org/a?b=c' },
  { href: 'mailto:help@example.org' },
  { screen: 'newsItem' as const, id: '7' },
  { screen: 'wallet' as const },
);
/** Runs that differ from their neighbours: the editor joins those that look alike. */
const spans = fc
  .array(fc.record({ text: wording, italic: fc.boolean(), link: fc.option(link) }), { minLength: 1, maxLength: 4 })
  .map((runs) =>
    runs.map((run, at) => ({
      text: run.text,
      ...(at % 2 === 0 ? { bold: true as const } : {}),
      ...(run.italic ? { italic: true as const } : {}),
      ...(run.link ? { link: run.link } : {}),
    })),
  );
const { block } = fc.letrec<{ block: RichBlock }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ type: fc.constant('paragraph' as const), spans }),
    fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(1 as const, 2 as const), spans }),
    fc.constant({ type: 'rule' as const }),
    fc.record({
      type: fc.constant('picture' as const),
      file: fc.constant('p-abcdefghijklmnopqrstuv.jpg'),
      alt: wording,
      width: fc.constant(640),
      height: fc.constant(480),
    }),
    fc.record({
      type: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(fc.array(tie('block'), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      type: fc.constant('quote' as const),
      blocks: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
  ),
}));

test('a text that is opened and saved again is the same, whatever it consists of', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
      const text = z.parse(richText, { blocks });
      expect(throughEditor(text)).toEqual(text);
    }),
    { numRuns: 300 },
  );
});

test('what is empty in the editor is not stored', () => {
  const empty = { type: 'paragraph' };
  const document = {
    type: 'doc',
    content: [
      empty,
      { type: 'heading', attrs: { level: 1 } },
      { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] },
      { type: 'blockquote', content: [empty] },
    ],
  };
  schema.nodeFromJSON(document).check();
  expect(fromEditor(document)).toEqual({ blocks: [] });
  expect(toEditor(null)).toEqual({ type: 'doc', content: [empty] });
});

test('tabs and marks that turn the direction become spaces, and scripts stay words that the server takes', () => {
  const typed = (text: string) => fromEditor(toEditor({ blocks: [{ type: 'paragraph', spans: [{ text }] }] }));
  expect(typed('a\tb\u202Ec')).toEqual({ blocks: [{ type: 'paragraph', spans: [{ text: 'a b c' }] }] });
  for (const payload of SCRIPT_PAYLOADS) expect(z.safeParse(richText, typed(payload)).success, payload).toBe(true);
});

test('a node that is none of ours is refused', () => {
  expect(() => fromEditor({ type: 'doc', content: [{ type: 'iframe' }] })).toThrow('iframe');
  expect(Object.keys(schema.nodes).toSorted()).toEqual([
    'blockquote',
    'bulletList',
    'doc',
    'heading',
    'horizontalRule',
    'listItem',
    'orderedList',
    'paragraph',
    'picture',
    'text',
  ]);
  expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link']);
});
