import { RESTRICTION_KINDS, RESTRICTION_LIMITS, type RestrictionKind } from '@greenhall/domain/members/restriction';
import { HOUR } from '@greenhall/domain/shared/time';
import { Alert, Button, Flex, Form, Input, InputNumber, Segmented, Select, Tag } from 'antd';
import { useState } from 'react';
import { ActFailure } from '../../kit/act-failure.tsx';
import { api } from '../../kit/api.ts';
import { ReasonButton } from '../../kit/decision-button.tsx';
import { DeskTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { toldOf } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';

type Row = Awaited<ReturnType<typeof api<'members.restrictions'>>>['items'][number];
interface Typed {
  readonly member: string;
  readonly kind: RestrictionKind;
  readonly hours: number;
  readonly reason: string;
}

const LONGEST_HOURS = RESTRICTION_LIMITS.longest / HOUR;

function RestrictionForm() {
  const { t } = useTexts();
  const [form] = Form.useForm<Typed>();
  const restrict = useAct(
    (write, typed: Typed) =>
      write('members.restrict', { body: typed }).then((answer) => {
        form.resetFields();
        return answer;
      }),
    toldOf,
  );
  const required = [{ required: true, message: t('console.required') }];
  return (
    <Flex vertical gap={12}>
      <Alert type="info" showIcon title={t('console.restrictHint')} />
      <Form form={form} layout="inline" requiredMark={false} onFinish={(typed) => restrict.mutate(typed)}>
        <Form.Item name="member" label={t('console.memberNumber')} rules={required}>
          <Input maxLength={16} inputMode="numeric" />
        </Form.Item>
        <Form.Item name="kind" label={t('console.restrictedWhat')} rules={required}>
          <Select
            style={{ width: 240 }}
            options={RESTRICTION_KINDS.map((value) => ({ value, label: t(`console.restriction.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="hours" label={t('console.restrictedHours')} rules={required}>
          <InputNumber<number> min={1} max={LONGEST_HOURS} precision={0} />
        </Form.Item>
        <ReasonField />
        <Button danger htmlType="submit" loading={restrict.isPending}>
          {t('console.restrict')}
        </Button>
      </Form>
      <ActFailure of={restrict} />
    </Flex>
  );
}

function Lift({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const lift = useAct((write, reason: string) =>
    write('members.liftRestriction', { params: { id }, body: { reason } }),
  );
  return <ReasonButton label={t('console.lift')} onReason={(reason) => lift.mutateAsync(reason)} />;
}

/** What is restricted of members, why and until when: set for a day by one operator, for longer by two. */
export default function Restrictions() {
  const { t, dateTime } = useTexts();
  const [open, setOpen] = useState<'1' | '0'>('1');
  return (
    <Flex vertical gap={16}>
      <IfMay route="members.restrict">
        <RestrictionForm />
      </IfMay>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('console.state')}
        value={open}
        onChange={setOpen}
        options={[
          { value: '1', label: t('otc.open') },
          { value: '0', label: t('otc.ended') },
        ]}
      />
      <DeskTable<Row>
        name={['members.restrictions', open]}
        read={(cursor) => api('members.restrictions', { query: { open, cursor } })}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.member'), render: (_, row) => `${row.name} (${row.member})` },
          { title: t('console.restrictedWhat'), render: (_, row) => t(`console.restriction.${row.kind}`) },
          { title: t('console.reason'), dataIndex: 'reason' },
          {
            title: t('console.operator'),
            render: (_, row) => (
              <>
                {row.by} {row.isAlone ? <Tag>{t('console.restrictedAlone')}</Tag> : null}
              </>
            ),
          },
          { title: t('console.time'), render: (_, row) => <Time at={row.at} /> },
          { title: t('console.until'), render: (_, row) => <Time at={row.until} /> },
          {
            title: t('console.acts'),
            render: (_, row) => {
              if (row.liftedAt) return `${row.liftedBy ?? ''} · ${dateTime(row.liftedAt)}`;
              return open === '1' ? (
                <IfMay route="members.liftRestriction">
                  <Lift id={row.id} />
                </IfMay>
              ) : null;
            },
          },
        ]}
      />
    </Flex>
  );
}
