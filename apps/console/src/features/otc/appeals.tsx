import { APPEAL_TONES, type AppealState } from '@greenhall/domain/otc/trade/appeal';
import { Alert, Button, Card, Flex, Form, Image, Radio } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { AlsoOpen } from '../../kit/case/also-open.tsx';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { MyStepNotice } from '../../kit/my-step-notice.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { TradeFacts, TradeLine } from './trade-facts.tsx';

type Row = RowOf<'otc.deskAppeals'>;
type Verdict = NonNullable<Row['proposed']>;
const VERDICTS = ['toBuyer', 'toSeller'] as const;

function Said({ title, text, voucher }: { title: string; text: string; voucher: string | null }) {
  const { t } = useTexts();
  return (
    <Card size="small" title={title}>
      <Flex gap={12} justify="space-between">
        <span className="whitespace-pre-wrap">{text}</span>
        {voucher ? <Image width={72} alt={t('otc.voucher')} src={`/Upload/${voucher}`} /> : null}
      </Flex>
    </Card>
  );
}

/** A verdict is proposed by one operator and made final by another. */
function Verdicts({ row, onDone }: { readonly row: Row; readonly onDone: () => void }) {
  const { t } = useTexts();
  const may = useMay();
  const isOwnStep = useIsMe()(row.proposedBy);
  const { proposed } = row;
  const answers = row.answers.length;
  const propose = useAct(
    (write, input: { verdict: Verdict; reason: string }) =>
      write('otc.proposeVerdict', { params: { id: row.id }, body: { ...input, answers } }).then(onDone),
    notifyProposed,
  );
  const decide = useAct((write, verdict: Verdict) =>
    write('otc.decideAppeal', { params: { id: row.id }, body: { verdict, answers } }).then(onDone),
  );
  return (
    <Flex vertical gap={16}>
      {proposed && row.proposedBy ? (
        <Alert
          type="warning"
          title={t('console.proposal', { name: row.proposedBy, verdict: t(`otc.verdict.${proposed}`) })}
          action={
            isOwnStep ? (
              <MyStepNotice />
            ) : may('otc.decideAppeal') ? (
              <DecisionButton
                label={t('console.decide')}
                question={t('console.sureVerdict')}
                onDecide={() => decide.mutateAsync(proposed)}
              />
            ) : null
          }
        />
      ) : null}
      <Form<{ verdict: Verdict; reason: string }>
        name="verdict"
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => propose.mutate(fields)}
      >
        <Form.Item name="verdict" label={t('otc.verdict')} rules={[{ required: true, message: t('console.required') }]}>
          <Radio.Group options={VERDICTS.map((value) => ({ value, label: t(`otc.verdict.${value}`) }))} />
        </Form.Item>
        <ReasonField max={500} isLong />
        <ActFailure of={propose} />
        <Button htmlType="submit" loading={propose.isPending}>
          {t('console.propose')}
        </Button>
      </Form>
    </Flex>
  );
}

function Review({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const { t, dateTime } = useTexts();
  const may = useMay();
  return (
    <FormDrawer title={`${t('otc.appeal')} · ${row.number}`} onClose={onClose} size={640}>
      <Flex vertical gap={16}>
        <AlsoOpen kind="appeal" id={row.id} />
        <Said
          title={`${t(`otc.openedBy.${row.openedBy}`)} · ${dateTime(row.at)}`}
          text={row.reasonCode ? t(`otc.reason.${row.reasonCode}`) : row.reason}
          voucher={row.voucher}
        />
        {row.answers.map((answer) => (
          <Said
            key={answer.by}
            title={`${t('otc.answer')} · ${t(`otc.role.${answer.by}`)} · ${dateTime(answer.at)}`}
            text={answer.text}
            voucher={answer.voucher}
          />
        ))}
        {row.obstacle ? <Alert type="warning" title={t(row.obstacle)} /> : null}
        {row.state !== 'inReview' || row.obstacle ? null : (
          <IfMay route="otc.proposeVerdict">
            <Verdicts row={row} onDone={onClose} />
          </IfMay>
        )}
        {row.verdict ? (
          <Said
            title={`${t('otc.verdict')}: ${t(`otc.verdict.${row.verdict}`)}`}
            text={row.verdictReason ?? ''}
            voucher={null}
          />
        ) : null}
        {row.obstacle ? null : may('otc.deskTrade') ? (
          <TradeFacts id={row.trade} reason={`${t('otc.appeal')} ${row.number}`} />
        ) : (
          <TradeLine id={row.trade} />
        )}
      </Flex>
    </FormDrawer>
  );
}

function Escalated({ row }: { readonly row: Row }) {
  const { t } = useTexts();
  return row.isEscalated ? <ToneTag tone="bad">{t('console.escalated')}</ToneTag> : null;
}

export default function Appeals() {
  const { t } = useTexts();
  const column = useColumns<'otc.deskAppeals'>();
  const word = (state: AppealState) => t(`otc.appealState.${state}`);
  return (
    <ListPage
      route="otc.deskAppeals"
      words={{ state: word }}
      initial={{ state: 'inReview' }}
      above={{ reads: 'otc.deskAppeals', Shown: Review }}
      columns={[
        column.text('console.number', (row) => row.number),
        column.text('console.member', (row) => t(`otc.openedBy.${row.openedBy}`)),
        column.moment('console.time', (row) => row.at, 'made'),
        column.text('otc.answer', (row) => row.answers.length),
        column.state((row) => row.state, APPEAL_TONES, word, Escalated),
        column.text('console.proposedBy', (row) => row.proposedBy ?? '—'),
        column.text('console.decidedBy', (row) => row.decidedBy ?? '—'),
        column.opens('console.review', 'otc.deskAppeals'),
      ]}
    />
  );
}
