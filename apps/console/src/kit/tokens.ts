/** A design token of `packages/ui/src/tokens.css`. */
export type Token = `--${string}`;

/** The value of a token in the colour scheme that is shown, for what cannot read CSS variables by itself. */
export const tokenValue = (name: Token): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
