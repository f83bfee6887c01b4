import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parseFragment, serialize } from 'parse5';

/** Elements that give a text its form, with the attributes that the editor reads; of others only what is in them is kept. */
const KEPT = new Map<string, readonly string[]>([
  ['a', ['href', 'data-screen', 'data-number']],
  ['img', ['data-file', 'alt', 'width', 'height']],
  ...['p', 'div', 'pre', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li'].map((name) => [name, []] as const),
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'strong', 'i', 'em', 'u', 's'].map((name) => [name, []] as const),
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((name) => [name, []] as const),
]);
/** How the editor marks what was copied from it. */
const COPIED = 'data-pm-slice';
/** Elements whose content is no text for readers. */
const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'math']);

const isForeignPicture = ({ tagName, attrs }: Tree.Element): boolean =>
  tagName === 'img' && attrs.every(({ name }) => name !== 'data-file');

/** What is left of some nodes: an element that is not kept is replaced by what is in it. */
function cleaned(nodes: readonly Tree.ChildNode[]): Tree.ChildNode[] {
  return nodes.flatMap((node) => {
    if (defaultTreeAdapter.isTextNode(node)) return [node];
    if (!defaultTreeAdapter.isElementNode(node) || DROPPED.has(node.tagName) || isForeignPicture(node)) return [];
    const children = cleaned(node.childNodes);
    const read = KEPT.get(node.tagName);
    if (!read) return children;
    const attrs = node.attrs.filter(({ name }) => name === COPIED || read.includes(name));
    return [{ ...node, attrs, childNodes: children }];
  });
}

/**
 * What is pasted, with nothing in it that could load or run. It is read as text, because a browser judges handlers of
 * events as soon as it parses them, in whatever document, and the page's policy would only be the second to refuse them.
 */
export function cleanPasted(html: string): string {
  const fragment = parseFragment(html);
  return serialize({ ...fragment, childNodes: cleaned(fragment.childNodes) });
}
