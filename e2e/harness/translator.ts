import type { BrowserContext } from 'playwright-core';

/** How a translator behaves: whether it leaves alone what is marked, and whether it moves text nodes or puts new ones in their place. */
export interface TranslatorMode {
  readonly obeys: boolean;
  readonly moves: boolean;
}

/** Each text gets two elements around it, as translators of browsers do it, whenever a new one is there. The words stay. */
const TRANSLATE = `(({ obeys, moves }) => {
  const isLeft = (parent) =>
    parent.closest('script, style, noscript, textarea, font') !== null ||
    (obeys && parent.closest('[translate]')?.getAttribute('translate') === 'no');
  const translate = () => {
    if (!document.body) return;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.trim() !== '' && !isLeft(text.parentElement)) found.push(text);
    }
    for (const text of found) {
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      if (!moves) inner.textContent = text.data;
      text.replaceWith(outer);
      if (moves) inner.append(text);
    }
  };
  new MutationObserver(translate).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('DOMContentLoaded', translate);
})`;

/** Has every page of a browser translated from the beginning. */
export const translatePages = (context: BrowserContext, mode: TranslatorMode): Promise<unknown> =>
  context.addInitScript(`${TRANSLATE}(${JSON.stringify(mode)})`);
