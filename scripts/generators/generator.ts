/** A file that is written by code: committed, and checked to be fresh. */
export interface Generator {
  /** Path from the root of the checkout. */
  readonly file: string;
  /** The whole new text; `present` is what the file holds now, empty when it does not exist. */
  readonly make: (present: string) => string | Promise<string>;
}
