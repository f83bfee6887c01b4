import { Card } from '@greenhall/ui/page/card';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { Done } from '@greenhall/ui/drawing/done';
import { type KeyValue, KeyValues } from '@greenhall/ui/display/key-values';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppOffer } from '../../../shared/version/late-offer.ts';

export interface OutcomeProps {
  /** Where it is not over yet. */
  icon?: IconName;
  title: string;
  note?: ReactNode;
  /** The large figure: what moved, or the clock that runs. */
  figure?: ReactNode;
  items: readonly KeyValue[];
  /** The ways on. */
  children?: ReactNode;
}

/** What the server has confirmed, in place of the form; reading starts here. */
export function Outcome({ icon, title, note, figure, items, children }: OutcomeProps) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Card className="flex flex-col items-center text-center">
        {icon === undefined ? (
          <Done />
        ) : (
          <span className="mb-2 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
            <Icon name={icon} size={28} />
          </span>
        )}
        <h2 ref={head} tabIndex={-1} className="text-l outline-none">
          {title}
        </h2>
        {figure ? <p className="num mt-1 text-num leading-tight font-bold wrap-anywhere">{figure}</p> : null}
        {note ? <p className="mt-1 text-s text-ink-2">{note}</p> : null}
      </Card>
      <Card>
        <KeyValues items={items} />
      </Card>
      {children}
      <AppOffer />
    </>
  );
}
