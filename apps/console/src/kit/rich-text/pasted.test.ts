import { SCRIPT_PAYLOADS } from '@greenhall/test-kit/script-payloads';
import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { cleanPasted } from './pasted.ts';

test('words, form and links stay; handlers, styles and everything that loads or runs are gone', () => {
  const pasted = `<meta charset="utf-8"><h2 onclick="go()" style="color:red">Taken <b>over</b></h2>
    <p><a href="https://example.org/" onmouseover="go()" target="_blank">more</a>
    <img src="https://example.org/x.png" onerror="go()"><svg onload="go()"><script>go()</script></svg></p>
    <iframe srcdoc="<script>go()</script>"></iframe><style>p { color: red }</style><script>go()</script>
    <form action="/go"><font>A line</font></form><table><tr><td>A cell</td></tr></table>`;
  expect(cleanPasted(pasted).replaceAll(/\s+/g, ' ')).toBe(
    '<h2>Taken <b>over</b></h2> <p><a href="https://example.org/">more</a> </p> A line' +
      '<table><tbody><tr><td>A cell</td></tr></tbody></table>',
  );
});

test('a picture that was uploaded here is kept by its name, without an address', () => {
  const own = '<img data-file="a1.jpg" src="/Upload/a1.jpg" alt="Four dots" width="10" height="20">';
  expect(cleanPasted(own)).toBe('<img data-file="a1.jpg" alt="Four dots" width="10" height="20">');
});

test('what was copied from the editor is still known as such', () => {
  const copied = '<p data-pm-slice="1 1 []">Hello</p>';
  expect(cleanPasted(copied)).toBe(copied);
});

/** Every element of a text with its attributes' names, as a browser would read it. */
function elementsOf(parent: Tree.ParentNode): string[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((node) => [node.tagName, ...node.attrs.map(({ name }) => name), ...elementsOf(node)]);
}

test.each(SCRIPT_PAYLOADS)('of %s nothing is left that loads or runs', (payload) => {
  const left = elementsOf(parseFragment(cleanPasted(payload)));
  expect(left.filter((name) => !/^(?:a|href|p|div|b|i|table|tbody|tr|td|li|ul|br|h\d)$/.test(name))).toEqual([]);
});
