import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useState } from 'react';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { PictureLink } from './facts-card.tsx';
import { type Appeal, type Trade } from './kinds.ts';
import { StatementSheet } from './statement-sheet.tsx';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';

const TONES: Readonly<Record<Appeal['state'], Tone>> = { inReview: 'info', processed: 'up', revoked: 'neutral' };

function Answer({ appeal }: { appeal: Appeal }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const write = useWrite('otc.answerAppeal', appeal.id);
  const send = async (text: string, voucher: File | undefined) => {
    await write.mutateAsync({ params: { id: appeal.id }, body: { text }, files: voucher ? { voucher } : {} });
    toast(t('otc.answered'), 'success');
  };
  return (
    <>
      <Button wide onClick={() => setShow(true)}>
        {t('otc.answer')}
      </Button>
      <StatementSheet
        draft={`answer ${appeal.id}`}
        show={show}
        onUpdateShow={setShow}
        title={t('otc.answerTitle')}
        note={t('otc.appealNote')}
        label={t('otc.answerText')}
        missing={t('otc.answerMissing')}
        needsVoucher={false}
        send={send}
      />
    </>
  );
}

function Said({ title, text, voucher }: { title: string; text: string; voucher: string | null }) {
  return (
    <div className="rounded-control bg-surface-2 px-3.5 py-3 shadow-line">
      <p className="text-s text-ink-3">{title}</p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
      {voucher ? (
        <p className="mt-1 text-s">
          <PictureLink name={voucher} />
        </p>
      ) : null}
    </div>
  );
}

/** An appeal with both sides' words and what was decided. */
export function AppealCard({ appeal, may }: { appeal: Appeal; may: Trade['may'] }) {
  const { t, moment } = useTexts();
  const revoke = useWrite('otc.revokeAppeal', appeal.id);
  const isOpen = appeal.state === 'inReview';
  const takeBack = () =>
    confirmThenMove({
      title: t('otc.revokeAppeal'),
      html: t.html('otc.revokeAppealAsk'),
      confirmText: t('otc.revokeAppeal'),
      move: () => revoke.mutateAsync({ params: { id: appeal.id }, body: {} }),
    });
  return (
    <Card
      title={t('otc.appeal')}
      aside={<Chip tone={TONES[appeal.state]}>{t(`otc.appealState.${appeal.state}`)}</Chip>}
    >
      <div className="mt-3 flex flex-col gap-3">
        <Said
          title={`${t(`otc.openedBy.${appeal.openedBy}`)} · ${moment(appeal.at)}`}
          text={appeal.reasonCode ? t(`otc.reason.${appeal.reasonCode}`) : appeal.reason}
          voucher={appeal.voucher}
        />
        {appeal.answers.map((answer) => (
          <Said
            key={answer.by}
            title={`${t('otc.answer')} · ${t(`otc.role.${answer.by}`)} · ${moment(answer.at)}`}
            text={answer.text}
            voucher={answer.voucher}
          />
        ))}
        {isOpen && appeal.answers.length === 0 ? (
          <p className="text-s text-ink-2">{t('otc.answerBy', { time: moment(appeal.answerBy) })}</p>
        ) : null}
        {appeal.verdict ? (
          <Said
            title={`${t('otc.verdict')}: ${t(`otc.verdict.${appeal.verdict}`)}`}
            text={appeal.verdictReason ?? ''}
            voucher={null}
          />
        ) : null}
        {isOpen && may.includes('answer') ? <Answer appeal={appeal} /> : null}
        {isOpen && may.includes('revokeAppeal') ? (
          <Button kind="ghost" wide busy={revoke.isPending} onClick={takeBack}>
            {t('otc.revokeAppeal')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

/** Opens an appeal with a reason and a voucher. */
export function OpenAppeal({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const write = useWrite('otc.appeal', trade.id);
  const send = async (reason: string, voucher: File | undefined) => {
    if (!voucher) return;
    await write.mutateAsync({ params: { id: trade.id }, body: { reason }, files: { voucher } });
    toast(t('otc.appealed'), 'success');
  };
  return (
    <>
      <Button kind="ghost" wide onClick={() => setShow(true)}>
        {t('otc.appeal')}
      </Button>
      <StatementSheet
        draft={`appeal ${trade.id}`}
        show={show}
        onUpdateShow={setShow}
        title={t('otc.appealTitle')}
        note={t('otc.appealNote')}
        label={t('otc.appealReason')}
        missing={t('otc.appealReasonMissing')}
        needsVoucher
        send={send}
      />
    </>
  );
}
