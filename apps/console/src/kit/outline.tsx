import { Skeleton } from 'antd';

/** The outline of what is being loaded. It has no headline, because that would be a heading without a text. */
export function Outline({ className }: { readonly className?: string }) {
  return <Skeleton active title={false} paragraph={{ rows: 4 }} {...(className ? { className } : {})} />;
}
