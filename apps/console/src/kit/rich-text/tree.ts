import {
  cleanWording,
  type RichBlock,
  type RichLink,
  type RichSpan,
  type RichText,
} from '@greenhall/domain/shared/rich-text';
import type { JSONContent } from '@tiptap/core';

type Marks = NonNullable<JSONContent['marks']>;

function textNode({ text, bold, italic, link }: RichSpan): JSONContent {
  const marks: Marks = [
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
    ...(link ? [{ type: 'link', attrs: { link } }] : []),
  ];
  return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) };
}

function nodeOf(block: RichBlock): JSONContent {
  switch (block.type) {
    case 'paragraph':
      return { type: 'paragraph', content: block.spans.map(textNode) };
    case 'heading':
      return { type: 'heading', attrs: { level: block.level }, content: block.spans.map(textNode) };
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: item.map(nodeOf) })),
      };
    case 'quote':
      return { type: 'blockquote', content: block.blocks.map(nodeOf) };
    case 'rule':
      return { type: 'horizontalRule' };
    case 'picture': {
      const { type, ...attrs } = block;
      return { type, attrs };
    }
  }
}

/** A stored text as the editor's document; the editor begins an empty one with a paragraph. */
export function toEditor(text: RichText | null): JSONContent {
  const blocks = text?.blocks ?? [];
  return { type: 'doc', content: blocks.length > 0 ? blocks.map(nodeOf) : [{ type: 'paragraph' }] };
}

function spanOf({ text = '', marks = [] }: JSONContent): RichSpan {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  const link = marks.find((mark) => mark.type === 'link')?.attrs?.['link'] as RichLink | undefined;
  return {
    text: cleanWording(text),
    ...(has('bold') ? { bold: true as const } : {}),
    ...(has('italic') ? { italic: true as const } : {}),
    ...(link ? { link } : {}),
  };
}

const spansOf = ({ content = [] }: JSONContent): RichSpan[] => content.map(spanOf).filter(({ text }) => text !== '');

/** The blocks of a node. What has no words and no blocks in it is left out, as it would be drawn by nothing. */
const blocksIn = ({ content = [] }: JSONContent): RichBlock[] => content.flatMap(blocksOf);

function blocksOf(node: JSONContent): RichBlock[] {
  const { type, attrs = {} } = node;
  switch (type) {
    case 'paragraph':
    case 'heading': {
      const spans = spansOf(node);
      if (spans.length === 0) return [];
      return [type === 'paragraph' ? { type, spans } : { type, level: attrs['level'] === 1 ? 1 : 2, spans }];
    }
    case 'orderedList':
    case 'bulletList': {
      const items = (node.content ?? []).map(blocksIn).filter((item) => item.length > 0);
      return items.length === 0 ? [] : [{ type: 'list', isOrdered: type === 'orderedList', items }];
    }
    case 'blockquote': {
      const blocks = blocksIn(node);
      return blocks.length === 0 ? [] : [{ type: 'quote', blocks }];
    }
    case 'horizontalRule':
      return [{ type: 'rule' }];
    case 'picture': {
      const { file, alt, width, height } = attrs as Record<'file' | 'alt', string> & Record<'width' | 'height', number>;
      return [{ type: 'picture', file, alt: cleanWording(alt), width, height }];
    }
    case undefined:
    default:
      throw new Error(`the editor has no ${String(type)}`);
  }
}

/** The editor's document as it is stored. Throws on a node that the editor should not know. */
export function fromEditor(document: JSONContent): RichText {
  return { blocks: blocksIn(document) };
}
