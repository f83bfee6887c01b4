import { RESTRICTION_KINDS, RESTRICTION_LIMITS, type RestrictionKind } from '@greenhall/domain/members/restriction';
import { HOUR } from '@greenhall/domain/shared/time';
import { Alert, Button, Flex, Form, Input, InputNumber, Select, Tag } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { ReasonButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { useColumns } from '../../kit/lists/columns.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { notifiedOf } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';

type Row = RowOf<'members.restrictions'>;
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
    notifiedOf,
  );
  const required = [{ required: true, message: t('console.required') }];
  return (
    <Flex vertical gap={12}>
      <Alert type="info" showIcon title={t('console.restrictHint')} />
      <Form
        form={form}
        layout="inline"
        className="gap-y-2"
        requiredMark={false}
        onFinish={(typed) => restrict.mutate(typed)}
      >
        <Form.Item name="member" label={t('console.memberNumber')} rules={[...required, { max: 16 }]}>
          <Input inputMode="numeric" />
        </Form.Item>
        <Form.Item name="kind" label={t('console.restrictedWhat')} rules={required}>
          <Select
            className="w-60"
            options={RESTRICTION_KINDS.map((value) => ({ value, label: t(`console.restriction.${value}`) }))}
          />
        </Form.Item>
        <Form.Item name="hours" label={t('console.restrictedHours')} rules={required}>
          <InputNumber<number> min={1} max={LONGEST_HOURS} precision={0} />
        </Form.Item>
        <ReasonField isDetailed />
        <Button danger htmlType="submit" loading={restrict.isPending}>
          {t('console.restrict')}
        </Button>
      </Form>
      <ActFailure of={restrict} />
    </Flex>
  );
}

const hasEnded = ({ until }: Row): boolean => Date.parse(until) <= Date.now();

/** Who has ended a restriction and when, or how to end it while it is in force. */
function Acts({ row }: { readonly row: Row }) {
  const { t, dateTime } = useTexts();
  const lift = useAct((write, reason: string) =>
    write('members.liftRestriction', { params: { id: row.id }, body: { reason } }),
  );
  if (row.liftedAt) return `${row.liftedBy ?? ''} · ${dateTime(row.liftedAt)}`;
  if (hasEnded(row)) return t('otc.ended');
  return (
    <IfMay route="members.liftRestriction">
      <ReasonButton label={t('console.lift')} onReason={(reason) => lift.mutateAsync(reason)} />
    </IfMay>
  );
}

function By({ row: { by, isAlone } }: { readonly row: Row }) {
  const { t } = useTexts();
  return (
    <>
      {by} {isAlone ? <Tag>{t('console.restrictedAlone')}</Tag> : null}
    </>
  );
}

/** What is restricted of members, why and until when: set for a day by one operator, for longer by two. */
export default function Restrictions() {
  const { t } = useTexts();
  const column = useColumns<'members.restrictions'>();
  const kind = (of: RestrictionKind) => t(`console.restriction.${of}`);
  return (
    <Flex vertical gap={16}>
      <IfMay route="members.restrict">
        <RestrictionForm />
      </IfMay>
      <ListPage
        route="members.restrictions"
        words={{ open: (open) => t(open === 'all' ? 'common.all' : open === '1' ? 'otc.open' : 'otc.ended'), kind }}
        initial={{ open: '1' }}
        columns={[
          column.member('console.member', (row) => row),
          column.text('console.restrictedWhat', (row) => kind(row.kind)),
          column.text('console.reason', (row) => row.reason),
          column.drawn('console.operator', By),
          column.moment('console.time', (row) => row.at, 'made'),
          column.moment('console.until', (row) => row.until),
          column.acts(Acts),
        ]}
      />
    </Flex>
  );
}
