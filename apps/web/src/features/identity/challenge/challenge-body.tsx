import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Puzzle, type PuzzleAnswer } from './puzzle.tsx';
import { type Challenge, type GuardedAction, ticketByWork } from './work.ts';

/** Fetches challenges and exchanges answers for a ticket; a failed one is replaced by a new picture. */
function useSolving(action: GuardedAction, onTicket: (ticket: string) => void) {
  const [challenge, setChallenge] = useState<Challenge>();
  const [busy, setBusy] = useState<'picture' | 'answer' | 'work'>();
  const [error, setError] = useState<unknown>();
  const renew = useCallback(async () => {
    setBusy('picture');
    try {
      setChallenge(await api('identity.createChallenge', { body: { action } }));
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(undefined);
    }
  }, [action]);
  const exchange = async (way: 'answer' | 'work', solve: () => Promise<string>) => {
    setBusy(way);
    setError(undefined);
    try {
      onTicket(await solve());
    } catch (cause) {
      setError(cause);
      await renew();
    } finally {
      setBusy(undefined);
    }
  };
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void renew();
  }, [renew]);
  return { challenge, busy, error, setError, renew, exchange };
}

export interface ChallengeBodyProps {
  action: GuardedAction;
  onTicket: (ticket: string) => void;
}

export default function ChallengeBody({ action, onTicket }: ChallengeBodyProps) {
  const { t } = useTexts();
  const { challenge, busy, error, setError, renew, exchange } = useSolving(action, onTicket);
  const failure = useErrorText(error);
  const answer = (found: PuzzleAnswer) => {
    if (!challenge) return;
    const ask = { params: { id: challenge.id }, body: { left: found.left, track: found.track } };
    void exchange('answer', async () => (await api('identity.solvePuzzle', ask)).ticket);
  };
  const again = () => {
    setError(undefined);
    void renew();
  };
  return (
    <div className="flex flex-col gap-3 pt-1 pb-4">
      <p className="text-s text-ink-2">{t('entry.slideHow')}</p>
      {challenge ? (
        <Puzzle key={challenge.id} challenge={challenge} busy={busy !== undefined} onAnswer={answer} />
      ) : (
        <Skeleton className="aspect-2/1 w-full" />
      )}
      <div aria-live="polite">{failure ? <Notice tone="down">{failure}</Notice> : null}</div>
      <div className="flex flex-wrap justify-between gap-2">
        <Button kind="text" small busy={busy === 'picture'} onClick={again}>
          {t('entry.newPicture')}
        </Button>
        <Button
          kind="ghost"
          small
          busy={busy === 'work'}
          disabled={!challenge}
          onClick={() => challenge && void exchange('work', () => ticketByWork(challenge))}
        >
          {t('entry.noPuzzle')}
        </Button>
      </div>
      {busy === 'work' ? <p className="text-s text-ink-2">{t('entry.working')}</p> : null}
    </div>
  );
}
