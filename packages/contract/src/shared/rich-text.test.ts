import { plainTextOf, pictureFilesOf, type RichBlock, type RichText } from '@greenhall/domain/shared/rich-text';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { richText } from './rich-text.ts';

const FILE = 'p-abcdefghijklmnopqrstuv.jpg';
const words = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text }] });
const picture = (alt: string): RichBlock => ({ type: 'picture', file: FILE, alt, width: 640, height: 480 });
const isAllowed = (tree: unknown): boolean => z.safeParse(richText, tree).success;
const linked = (link: unknown) => ({ blocks: [{ type: 'paragraph', spans: [{ text: 'x', link }] }] });

/** Blocks inside blocks, so many levels deep. */
const nested = (levels: number): RichBlock =>
  levels === 1 ? words('deep') : { type: 'list', isOrdered: false, items: [[nested(levels - 1)]] };

const WHOLE: RichText = {
  blocks: [
    { type: 'heading', level: 1, spans: [{ text: 'What is new' }] },
    {
      type: 'paragraph',
      spans: [
        { text: 'Read ' },
        { text: 'this', bold: true, link: { href: 'https://example.org/a?b=c#d' } },
        { text: ' or ', italic: true },
        { text: 'ask', link: { screen: 'questions', id: '7' } },
      ],
    },
    { type: 'list', isOrdered: true, items: [[words('one')], [words('two'), picture('A chart')]] },
    { type: 'quote', blocks: [words('said')] },
    { type: 'rule' },
    picture('A cup'),
  ],
};

describe('a rich text', () => {
  it('may have every block and mark that it knows, and comes back as it was', () => {
    expect(z.parse(richText, WHOLE)).toEqual(WHOLE);
  });

  it('is searched and summed up by its words alone', () => {
    expect(plainTextOf(WHOLE)).toBe('What is new\nRead this or ask\none\ntwo\nA chart\nsaid\nA cup');
    expect(pictureFilesOf(WHOLE)).toEqual([FILE]);
  });

  it.each([
    ['a block without a name', { type: 'html', html: '<b>x</b>' }],
    ['a field too many', { type: 'paragraph', spans: [], onclick: 'x' }],
    ['markup in place of words', { type: 'paragraph', spans: '<b>x</b>' }],
    ['a mark that is not one', { type: 'paragraph', spans: [{ text: 'x', underline: true }] }],
    ['a style', { type: 'paragraph', spans: [{ text: 'x', style: 'color:red' }] }],
    ['a third heading', { type: 'heading', level: 3, spans: [{ text: 'x' }] }],
    ['a heading without words', { type: 'heading', level: 1, spans: [] }],
    ['a list without items', { type: 'list', isOrdered: false, items: [] }],
    ['a picture from elsewhere', { ...picture('x'), file: 'https://evil.example/x.jpg' }],
    ['a picture above its folder', { ...picture('x'), file: '../p-abcdefghijklmnopqrstuv.jpg' }],
    ['a private picture', { ...picture('x'), file: 's-abcdefghijklmnopqrstuv.jpg' }],
    ['a picture without alternative text', { ...picture('x'), alt: '' }],
    ['a picture without a size', { ...picture('x'), width: 0 }],
    ['characters that turn the direction', words('safe\u202Egpj.exe')],
    ['control characters', words('a\u0000b')],
  ])('is refused with %s', (_what, block) => {
    expect(isAllowed({ blocks: [block] })).toBe(false);
  });

  it.each([
    'http://example.org',
    'javascript:alert(1)',
    ' https://example.org',
    'https://user@example.org',
    'https://user:secret@example.org/',
    'https:\\\\example.org',
    'https:///x',
    '//example.org',
    '/pages/block/home',
    '#/pages/block/home',
    'mailto:',
    'mailto:a@b.example?cc=c@d.example',
    'mailto:a@b.example,c@d.example',
    'tel:123',
    `https://example.org/${'x'.repeat(500)}`,
  ])('leads nowhere by %s', (href) => {
    expect(isAllowed(linked({ href }))).toBe(false);
  });

  it('leads to web addresses, mail addresses and screens that have a name', () => {
    expect(isAllowed(linked({ href: 'https://例え.example/パス' }))).toBe(true);
    expect(isAllowed(linked({ href: 'mailto:help@example.org' }))).toBe(true);
    expect(isAllowed(linked({ screen: 'wallet' }))).toBe(true);
    expect(isAllowed(linked({ screen: 'constructor' }))).toBe(false);
    expect(isAllowed(linked({ screen: 'wallet', href: 'https://example.org' }))).toBe(false);
    expect(isAllowed(linked({ screen: 'newsItem', id: '../1' }))).toBe(false);
  });

  it('has at most eight levels and 64 KiB, counted in bytes', () => {
    expect(isAllowed({ blocks: [nested(8)] })).toBe(true);
    expect(isAllowed({ blocks: [nested(9)] })).toBe(false);
    const many = (sign: string) => ({ blocks: Array.from({ length: 40 }, () => words(sign.repeat(1_500))) });
    expect(isAllowed(many('a'))).toBe(true);
    expect(isAllowed(many('字'))).toBe(false);
  });

  it('never has a script for an address, and keeps one as mere words', () => {
    expect(SCRIPT_PAYLOADS.length).toBeGreaterThanOrEqual(60);
    for (const payload of SCRIPT_PAYLOADS) {
      expect(isAllowed(linked({ href: payload })), payload).toBe(false);
      expect(isAllowed({ blocks: [{ ...picture('x'), file: payload }] }), payload).toBe(false);
      expect(isAllowed({ blocks: [payload] }), payload).toBe(false);
      expect(isAllowed(payload), payload).toBe(false);
      const kept = z.parse(richText, { blocks: [words(payload), picture(payload)] });
      expect(plainTextOf(kept)).toBe(`${payload}\n${payload}`);
    }
  });
});
