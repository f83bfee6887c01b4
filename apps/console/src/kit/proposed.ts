import type { PlainKey } from '@greenhall/locales/runtime';

/** What an operator is told about an act that may take another one: that it is done, or that it waits. */
export const toldOf = ({ proposal }: { readonly proposal: string | null }): PlainKey =>
  proposal === null ? 'console.done' : 'shopDesk.proposed';
