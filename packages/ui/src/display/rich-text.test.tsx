import type { RichBlock, RichText as Tree } from '@greenhall/domain/shared/rich-text';
import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './rich-text.tsx';

const pictureUrl = (file: string, width?: number) => `Upload/${file}${width ? `?w=${width}` : ''}`;
const drawn = (blocks: readonly RichBlock[]) =>
  renderToStaticMarkup(<RichText text={{ blocks }} pictureUrl={pictureUrl} />);

/** What would be an element or an attribute if a payload had come through. */
const RUNS = /<(?!\/?(?:div|p|a|img|strong|em|blockquote|h2|ul|li)\b)|\son\w+=|javascript:|srcdoc|formaction/i;
/** Markup without its texts and without the values of its attributes. */
const bare = (markup: string) => markup.replace(/="[^"]*"/g, '=""').replace(/>[^<]*</g, '><');

test('sixty scripts are drawn as the words that they are', () => {
  for (const payload of SCRIPT_PAYLOADS) {
    const markup = drawn([
      { type: 'paragraph', spans: [{ text: payload, bold: true, italic: true }] },
      { type: 'heading', level: 1, spans: [{ text: payload }] },
      { type: 'list', isOrdered: false, items: [[{ type: 'paragraph', spans: [{ text: payload }] }]] },
      { type: 'quote', blocks: [{ type: 'paragraph', spans: [{ text: payload }] }] },
      { type: 'picture', file: 'p-abcdefghijklmnopqrstuv.jpg', alt: payload, width: 300, height: 200 },
    ]);
    expect(bare(markup), payload).not.toMatch(RUNS);
  }
});

test('an address that the server would have refused is no link, whoever stored it', () => {
  for (const payload of [...SCRIPT_PAYLOADS, 'http://example.org', ' https://example.org'])
    expect(drawn([{ type: 'paragraph', spans: [{ text: 'x', link: { href: payload } }] }])).not.toContain('<a');
});

test('a link tells the page that it leads to nothing, and opens beside it', () => {
  const markup = drawn([{ type: 'paragraph', spans: [{ text: 'x', link: { href: 'https://example.org/a' } }] }]);
  expect(markup).toContain('href="https://example.org/a"');
  expect(markup).toContain('rel="noopener noreferrer nofollow"');
});

test('a screen is drawn by who knows the screens, and else as its words', () => {
  const text: Tree = { blocks: [{ type: 'paragraph', spans: [{ text: 'here', link: { screen: 'wallet' } }] }] };
  expect(renderToStaticMarkup(<RichText text={text} pictureUrl={pictureUrl} />)).toContain('<p>here</p>');
  const linked = renderToStaticMarkup(
    <RichText
      text={text}
      pictureUrl={pictureUrl}
      screenLink={(link, words) => <a href={`#${link.screen}`}>{words}</a>}
    />,
  );
  expect(linked).toContain('<a href="#wallet">here</a>');
});

test('a picture comes in the widths that are smaller than it, and only when it is near', () => {
  const markup = drawn([
    { type: 'picture', file: 'p-abcdefghijklmnopqrstuv.jpg', alt: 'A cup', width: 800, height: 600 },
  ]);
  expect(markup).toContain(
    'srcSet="Upload/p-abcdefghijklmnopqrstuv.jpg?w=320 320w, Upload/p-abcdefghijklmnopqrstuv.jpg?w=640 640w, Upload/p-abcdefghijklmnopqrstuv.jpg 800w"',
  );
  expect(markup).toContain('loading="lazy"');
  expect(markup).toContain('width="800" height="600"');
});
