/** A text that depends on a number: the forms that `Intl.PluralRules` names, chosen by the parameter `count`. */
export type Plural = { readonly other: string } & { readonly [K in Intl.LDMLPluralRule]?: string };
export type Text = string | Plural;

/** What every other language must provide for an English slice: the same keys, the same kinds. */
export type Like<English extends Readonly<Record<string, Text>>> = {
  readonly [K in keyof English]: English[K] extends string ? string : Plural;
};
