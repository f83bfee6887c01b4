interface Rules {
  readonly createHTML: (html: string) => string;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

function refuseTags(html: string): string {
  if (html.includes('<')) throw new TypeError('HTML is not written as text here');
  return html;
}

/**
 * The components write their style sheets as if they were HTML. Text without a tag cannot become an element, and nothing
 * else is let through. The editor reads what is pasted, after it was cleaned, by a policy of its own.
 */
(window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: refuseTags,
});

/** What this page's own style sheets carry, so that the browser takes them. */
export const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

// Some components make a style sheet without asking for the nonce: every one that a script of this page makes gets it.
document.createElement = new Proxy(document.createElement.bind(document), {
  apply: (create, _self, args: [string]) => {
    const made: Element = create(...args);
    if (made instanceof HTMLStyleElement) made.nonce = nonce;
    return made;
  },
});
