import type { CSSProperties, ReactNode } from 'react';

export interface HeroFact {
  label: string;
  /** The label as something that can be pressed. */
  term?: ReactNode;
  value: ReactNode;
}

export interface HeroProps {
  label?: ReactNode;
  value?: ReactNode;
  unit?: string;
  /** Top right: a chip. */
  badge?: ReactNode;
  facts?: readonly HeroFact[];
  children?: ReactNode;
}

/** The size at which a figure with its unit takes one row of the card, so that no long balance breaks. */
const sizeOf = (value: ReactNode, unit = '') =>
  typeof value === 'string' ? ({ '--fit': `${150 / (value.length + unit.length / 2)}cqw` } as CSSProperties) : {};

/** The dark card at the head of a screen: one large figure and up to three small ones. */
export function Hero({ label, value, unit, badge, facts, children }: HeroProps) {
  return (
    <section className="@container hero-ground rounded-hero p-5">
      {label || badge ? (
        <div className="flex items-center justify-between gap-3">
          <span className="text-s text-on-dark-2">{label}</span>
          {badge}
        </div>
      ) : null}
      {value === undefined ? null : (
        <div
          style={sizeOf(value, unit)}
          className="num mt-1.5 text-num leading-[1.15] font-bold tracking-tight wrap-anywhere"
        >
          {value}
          {unit ? <small className="ml-1.5 inline-block text-m font-medium text-on-dark-2">{unit}</small> : null}
        </div>
      )}
      {children}
      {facts ? (
        <dl className="mt-3.5 flex flex-wrap justify-between gap-x-4 gap-y-2">
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt className="text-s text-on-dark-2">{fact.term ?? fact.label}</dt>
              <dd className="num font-bold">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
