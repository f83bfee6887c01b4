interface Rules {
  readonly createHTML: (html: string) => string | null;
}
interface PolicyFactory {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

/**
 * The components write their style sheets as if they were HTML. Text without a tag cannot become an element, and nothing
 * else is let through: the browser refuses what this answers `null` for.
 */
(window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html.includes('<') ? null : html),
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
