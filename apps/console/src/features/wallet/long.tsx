/** A text that may be a transaction's id or an address, which no space breaks. */
export const Long = ({ text }: { readonly text: string }) => (
  <span style={{ display: 'block', minWidth: 140, maxWidth: 220, overflowWrap: 'anywhere' }}>{text}</span>
);
