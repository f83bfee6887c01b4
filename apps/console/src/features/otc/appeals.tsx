import { APPEAL_LIFE, type AppealState } from '@greenhall/domain/otc/trade/appeal';
import { Alert, Button, Card, Flex, Form, Image, Radio, Segmented } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { OwnStep } from '../../kit/own-step.tsx';
import { toldProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay, useMay } from '../../kit/rights.tsx';
import { useIsMe } from '../../kit/rights.tsx';
import { StateTag, ToneTag } from '../../kit/state-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { TradeFacts } from './trade-facts.tsx';

type Row = Awaited<ReturnType<typeof api<'otc.deskAppeals'>>>['items'][number];
type Verdict = NonNullable<Row['proposed']>;
const VERDICTS = ['toBuyer', 'toSeller'] as const;

function Said({ title, text, voucher }: { title: string; text: string; voucher: string | null }) {
  const { t } = useTexts();
  return (
    <Card size="small" title={title}>
      <Flex gap={12} justify="space-between">
        <span style={{ whiteSpace: 'pre-wrap' }}>{text}</span>
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
  const propose = useAct(
    (write, input: { verdict: Verdict; reason: string }) =>
      write('otc.proposeVerdict', { params: { id: row.id }, body: input }).then(onDone),
    toldProposed,
  );
  const decide = useAct((write, verdict: Verdict) =>
    write('otc.decideAppeal', { params: { id: row.id }, body: { verdict } }).then(onDone),
  );
  return (
    <Flex vertical gap={16}>
      {proposed && row.proposedBy ? (
        <Alert
          type="warning"
          title={t('console.proposal', { name: row.proposedBy, verdict: t(`otc.verdict.${proposed}`) })}
          action={
            isOwnStep ? (
              <OwnStep />
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
  return (
    <FormDrawer title={`${t('otc.appeal')} · ${row.number}`} onClose={onClose} size={640}>
      <Flex vertical gap={16}>
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
        {row.obstacle ? null : (
          <IfMay route="otc.deskTrade">
            <TradeFacts id={row.trade} reason={`${t('otc.appeal')} ${row.number}`} />
          </IfMay>
        )}
      </Flex>
    </FormDrawer>
  );
}

export default function Appeals() {
  const { t } = useTexts();
  const [state, setState] = useState<AppealState>('inReview');
  const [chosen, setChosen] = useState<Row>();
  return (
    <Flex vertical gap={16}>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('console.state')}
        value={state}
        onChange={setState}
        options={APPEAL_LIFE.states.map((value) => ({ value, label: t(`otc.appealState.${value}`) }))}
      />
      <DeskTable<Row>
        name={['otc.deskAppeals', state]}
        read={(cursor) => api('otc.deskAppeals', { query: { state, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.number'), dataIndex: 'number' },
          { title: t('console.member'), render: (_, row) => t(`otc.openedBy.${row.openedBy}`) },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          { title: t('otc.answer'), render: (_, row) => row.answers.length },
          {
            title: t('console.state'),
            render: (_, row) => (
              <>
                <StateTag state={row.state}>{t(`otc.appealState.${row.state}`)}</StateTag>
                {row.isEscalated ? <ToneTag tone="bad">{t('console.escalated')}</ToneTag> : null}
              </>
            ),
          },
          { title: t('console.proposedBy'), render: (_, row) => row.proposedBy ?? '—' },
          { title: t('console.decidedBy'), render: (_, row) => row.decidedBy ?? '—' },
          {
            title: t('console.acts'),
            render: (_, row) => <Button onClick={() => setChosen(row)}>{t('console.review')}</Button>,
          },
        ]}
      />
      {chosen ? <Review key={chosen.id} row={chosen} onClose={() => setChosen(undefined)} /> : null}
    </Flex>
  );
}
