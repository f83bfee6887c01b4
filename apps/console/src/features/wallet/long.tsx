/** A text that may be a transaction's id or an address, which no space breaks. */
export const Long = ({ text }: { readonly text: string }) => (
  <span className="block min-w-35 max-w-55 wrap-anywhere">{text}</span>
);
