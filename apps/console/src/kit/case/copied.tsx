import { Typography } from 'antd';

/** A text that can be copied and is broken anywhere: an address, or the id of a transaction, in the face of code. */
export const Copied = ({ text, isCode = false }: { readonly text: string; readonly isCode?: boolean }) => (
  <Typography.Text copyable code={isCode} className="wrap-anywhere">
    {text}
  </Typography.Text>
);
