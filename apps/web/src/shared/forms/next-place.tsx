import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../text/texts.ts';
import { ZONES, type Zone } from './zone-choice.tsx';

type Places = Reply<'network.places'>;

/** A place below a contact person. */
export interface ChosenPlace {
  readonly contact: string;
  readonly zone: Zone;
}

interface NextPlaceProps {
  places: Places | undefined;
  zone: Zone;
  onTake: (place: Partial<ChosenPlace>) => void;
}

/**
 * What becomes of a place that is taken: the other zone is chosen and said, and where both are taken the next free place is
 * proposed, which one press takes.
 */
export default function NextPlace({ places, zone, onTake }: NextPlaceProps) {
  const { t } = useTexts();
  const take = useRef(onTake);
  useEffect(() => void (take.current = onTake));
  const free = places && ZONES.filter((one) => places[one] === 'free');
  const only = free?.length === 1 ? free[0] : undefined;
  const isTaken = places?.[zone] === 'taken';
  // Said of a zone that was changed here alone: a link may have named the free one from the beginning.
  const [changed, setChanged] = useState<Zone>();
  if (only && isTaken && changed !== only) setChanged(only);
  useEffect(() => {
    if (only && isTaken) take.current({ zone: only });
  }, [only, isTaken]);
  const next = places?.next;
  const left = ZONES.find((one) => places?.[one] === 'taken');
  return (
    <div aria-live="polite">
      {only && left && zone === only && changed === only ? (
        <Notice>{t('entry.otherZone', { taken: left, zone: only })}</Notice>
      ) : null}
      {next ? (
        <Notice tone="warn">
          {t('entry.nextPlace', { name: next.contact, zone: next.zone })}
          <Button kind="ghost" small wide className="mt-2" onClick={() => onTake(next)}>
            {t('entry.takePlace')}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
