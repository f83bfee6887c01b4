import { NO_END } from '@greenhall/domain/verification/document';
import { Chip } from '@greenhall/ui/display/chip';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type MyCase, TONES, type Verification } from './kinds.ts';

/** What the state means for the member. */
function Note({ of }: { of: MyCase }) {
  const { t, day } = useTexts();
  const { state, expiresOn } = of;
  if (state === 'draft' || state === 'rejected') return null;
  if (state === 'approved' && expiresOn === NO_END)
    return <p className="text-s text-ink-2">{t('verification.noEnd')}</p>;
  const until = expiresOn === null || expiresOn === NO_END ? '' : day(`${expiresOn}T12:00`);
  return <p className="text-s text-ink-2">{t(`verification.note.${state}`, { date: until })}</p>;
}

/** Whether and when it can be tried again. */
function Again({ of: { startsAt, isClosed } }: { of: Verification }) {
  const { t, moment } = useTexts();
  if (isClosed) return <p className="text-s text-ink-2">{t('verification.closed')}</p>;
  return startsAt === null ? null : (
    <p className="text-s text-ink-2">{t('verification.again', { time: moment(startsAt) })}</p>
  );
}

/** How the verification stands, and why. */
export function CaseCard({ of }: { of: Verification }) {
  const { t } = useTexts();
  const write = useWrite('verification.withdraw');
  const own = of.case;
  const withdraw = () =>
    confirmThenMove({
      title: t('verification.withdraw'),
      html: t.html('verification.withdrawSure'),
      confirmText: t('verification.withdraw'),
      move: () => write.mutateAsync({ body: {} }),
    });
  return (
    <Card className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>{t(own ? `verification.type.${own.type}` : 'verification.form')}</h2>
        {own ? <Chip tone={TONES[own.state]}>{t(`verification.state.${own.state}`)}</Chip> : null}
      </div>
      {own ? <Note of={own} /> : null}
      {own?.reason ? (
        <p>
          {t(`verification.reason.${own.reason}`)} {t(`verification.todo.${own.reason}`)}
        </p>
      ) : null}
      {own && own.state !== 'draft' && !own.decidedAt && of.usualHours ? (
        <p className="text-s text-ink-2">{t('verification.usual', { count: of.usualHours })}</p>
      ) : null}
      <Again of={of} />
      {own?.state === 'submitted' ? (
        <Button kind="ghost" busy={write.isPending} onClick={withdraw}>
          {t('verification.withdraw')}
        </Button>
      ) : null}
    </Card>
  );
}
