import { Skeleton } from 'antd';
import type { CSSProperties } from 'react';

/** The outline of what is being loaded. It has no headline, because that would be a heading without a text. */
export function Outline({ style }: { readonly style?: CSSProperties }) {
  return <Skeleton active title={false} paragraph={{ rows: 4 }} {...(style ? { style } : {})} />;
}
