import { useEffect, useState } from 'react';
import { useTexts } from '../text/texts.ts';
import { type PushState, readPush, turnPushOff, turnPushOn } from './push.ts';

/** How announcements on this device stand, and what changes them. */
export function usePush() {
  const { language } = useTexts();
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: PushState) => {
      if (isCurrent) setState(next);
    };
    readPush(language).then(show, () => show('off'));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  const turn = (next: Promise<PushState>) => {
    setIsBusy(true);
    setHasFailed(false);
    next.then(setState, () => setHasFailed(true)).finally(() => setIsBusy(false));
  };
  return {
    state,
    isBusy,
    hasFailed,
    turnOn: () => turn(turnPushOn(language)),
    turnOff: () => turn(turnPushOff()),
  };
}
