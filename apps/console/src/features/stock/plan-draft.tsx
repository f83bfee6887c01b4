import type { Reply } from '@greenhall/client/route-input';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, DatePicker, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { useUnsaved } from '../../kit/forms/unsaved-forms.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { useTexts } from '../../kit/texts.ts';
import { type Plan, planIn, textOf } from './plan.ts';
import { Simulation } from './simulation.tsx';

type Checked = Reply<'stock.checkPlan'>;

/** The rules that the draft breaks, and what it changes. */
function Findings({ checked }: { readonly checked: Checked }) {
  const { t } = useTexts();
  return (
    <Flex vertical gap={12}>
      {checked.faults.length === 0 ? (
        <Alert type="success" title={t('console.planFits')} />
      ) : (
        <Alert
          type="error"
          title={t('console.planFaults')}
          description={checked.faults.map((fault) => t.find(`console.fault.${fault}`) ?? fault).join(' · ')}
        />
      )}
      <RowTable<Checked['difference'][number]>
        isSmall
        rows={checked.difference}
        rowKey={(row) => row.path}
        columns={[
          { title: t('console.parameter'), dataIndex: 'path' },
          { title: t('console.before'), dataIndex: 'from', align: 'right' },
          { title: t('console.after'), dataIndex: 'to', align: 'right' },
        ]}
      />
    </Flex>
  );
}

/** The UTC day that was picked. */
interface Day {
  format: (pattern: string) => string;
}

interface Typed {
  readonly on: Day;
  readonly reason: string;
}

function Proposal({ plan, onDone }: { readonly plan: Plan; readonly onDone: () => void }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, { on, reason }: Typed) =>
      write('stock.proposePlan', { body: { plan, effectiveOn: on.format('YYYY-MM-DD'), reason } }).then(onDone),
    notifyProposed,
  );
  return (
    <Form<Typed> name="proposal" layout="inline" requiredMark={false} onFinish={(typed) => propose.mutate(typed)}>
      <Form.Item
        name="on"
        label={t('console.effectiveFrom')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <DatePicker />
      </Form.Item>
      <ReasonField />
      <Button type="primary" htmlType="submit" loading={propose.isPending}>
        {t('console.propose')}
      </Button>
      <ActFailure of={propose} />
    </Form>
  );
}

/** A new version of the plan: written, checked, simulated, proposed. */
export function PlanDraft({ from, onDone }: { readonly from: Plan; readonly onDone: () => void }) {
  const { t } = useTexts();
  const [text, setText] = useState(() => textOf(from));
  const plan = planIn(text);
  useUnsaved(text !== textOf(from));
  const check = useMutation({ mutationFn: (body: { plan: Plan }) => api('stock.checkPlan', { body }) });
  const isFit =
    check.data?.faults.length === 0 && check.variables && textOf(check.variables.plan) === textOf(plan ?? from);
  return (
    <Flex vertical gap={16}>
      <Card title={t('console.planDraft')}>
        <Flex vertical gap={12}>
          <Input.TextArea
            aria-label={t('console.planDraft')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            rows={28}
            className="font-[family-name:monospace]"
            status={plan ? '' : 'error'}
          />
          <Button disabled={!plan} loading={check.isPending} onClick={() => plan && check.mutate({ plan })}>
            {t('console.checkPlan')}
          </Button>
          <ActFailure of={check} />
          {check.data ? <Findings checked={check.data} /> : null}
        </Flex>
      </Card>
      {plan && isFit ? <Simulation plan={plan} /> : null}
      {plan && isFit ? (
        <Card title={t('console.propose')}>
          <Proposal plan={plan} onDone={onDone} />
        </Card>
      ) : null}
    </Flex>
  );
}
