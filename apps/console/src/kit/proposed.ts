import type { PlainKey } from '@greenhall/locales/runtime';

/** What an operator is told about an act that another one has to decide. */
const PROPOSED = 'console.proposed' satisfies PlainKey;

/** What an operator is told about an act that always waits for another one. */
export const notifyProposed = (): PlainKey => PROPOSED;

/** What an operator is told about an act that may take another one: that it is done, or that it waits. */
export const notifiedOf = ({ proposal }: { readonly proposal: string | null }): PlainKey =>
  proposal === null ? 'console.done' : PROPOSED;
