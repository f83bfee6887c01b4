/**
 * Translators of browsers put `font` elements in the place of text nodes that React still holds. React then throws when it takes
 * such a node out, or writes a new figure into a node that nobody sees. Before it touches one, the node is put back in its place.
 * This runs before everything else and is written into the page as it is: it may use nothing from outside.
 */
function keepMovedText(): void {
  /** What stands in the place of a text node. */
  const standIns = new WeakMap<Text, ChildNode>();
  const page = Node.prototype;
  const insertBefore = Reflect.get(page, 'insertBefore') as (this: Node, node: Node, before: Node | null) => Node;
  const appendChild = Reflect.get(page, 'appendChild') as (this: Node, node: Node) => Node;
  const removeChild = Reflect.get(page, 'removeChild') as (this: Node, node: Node) => Node;
  const value = Object.getOwnPropertyDescriptor(page, 'nodeValue') as PropertyDescriptor;
  const isText = (node: Node | null): node is Text => node?.nodeType === 3;

  new MutationObserver((records) => {
    const fonts = new Set<ChildNode>();
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeName === 'FONT') fonts.add(node as ChildNode);
    if (fonts.size === 0) return;
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const node of removedNodes) {
        const beside = [addedNodes[0], previousSibling, nextSibling] as (ChildNode | null | undefined)[];
        const standIn = beside.find((one) => one && fonts.has(one));
        if (standIn && isText(node)) standIns.set(node, standIn);
      }
  }).observe(document, { childList: true, subtree: true });

  /** Puts back a text node that was taken out, or that was moved into what stands in its place. */
  const putBack = (node: Node | null, parent: Node | undefined) => {
    if (!isText(node) || node.parentNode === parent) return;
    let place: Node | null | undefined = node.parentNode ? node : standIns.get(node);
    const isBelow = (at: Node) => parent !== undefined && at.parentNode !== parent;
    while (place && isBelow(place)) place = place.parentNode;
    if (place?.parentNode && place !== node) (place as ChildNode).replaceWith(node);
  };

  page.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    putBack(node, this);
    putBack(before, this);
    return insertBefore.call(this, node, isText(before) && before.parentNode !== this ? null : before) as T;
  };
  page.appendChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node, this);
    return appendChild.call(this, node) as T;
  };
  page.removeChild = function <T extends Node>(this: Node, node: T): T {
    putBack(node, this);
    return isText(node) && node.parentNode !== this ? node : (removeChild.call(this, node) as T);
  };
  Object.defineProperty(page, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.parentNode) putBack(this, undefined);
      value.set?.call(this, text);
    },
  });
}

/**
 * Writes it into the page of an app that Vite builds; the configurations of the builds are no part of the product.
 * @public
 */
export const movedText = () => ({
  name: 'moved-text',
  transformIndexHtml: () => [
    { tag: 'script', attrs: { nonce: '__CSP_NONCE__' }, children: `(${keepMovedText.toString()})()` },
  ],
});
