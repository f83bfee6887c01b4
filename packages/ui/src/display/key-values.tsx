import { Fragment, type ReactNode } from 'react';

export interface KeyValue {
  label: string;
  /** The label as something that can be pressed. */
  term?: ReactNode;
  value: ReactNode;
}

export function KeyValues({ items }: { items: readonly KeyValue[] }) {
  return (
    <dl className="num grid grid-cols-[fit-content(50%)_1fr] items-baseline gap-x-4 gap-y-2.5 text-s">
      {items.map((item) => (
        <Fragment key={item.label}>
          <dt className="text-ink-3">{item.term ?? item.label}</dt>
          <dd className="text-right font-medium wrap-anywhere">{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
