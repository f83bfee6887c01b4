import { type CouponValue, needsTwoOperators } from '@greenhall/domain/shop/coupon/coupon';
import { parseAmount } from '@greenhall/domain/shared/money';
import { Alert, Flex, Form, Input, InputNumber, Radio } from 'antd';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { ReasonField } from '../../../kit/reason-field.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { AmountField } from './amounts.tsx';
import { useSingleOperatorLimit } from './use-single-operator-limit.ts';
import { ClassField, GoodsField } from './goods-choice.tsx';
import { notifiedOf } from '../../../kit/proposed.ts';

const KINDS = ['fixed', 'percent'] as const;
const SCOPES = ['all', 'class', 'goods'] as const;

interface Typed {
  readonly couponCode?: string;
  readonly kind: (typeof KINDS)[number];
  readonly fixed?: string;
  readonly percent?: number;
  readonly cap?: string;
  readonly minimum: string;
  readonly scope: (typeof SCOPES)[number];
  readonly goods?: string;
  readonly classId?: string;
  readonly from: string;
  readonly until: string;
  readonly number: number;
  readonly reason: string;
}

const basisPoints = (percent: number): number => Math.round(percent * 100);
/** A moment from the field for day and time, which is in the operator's time zone. */
const momentOf = (local: string): string => new Date(local).toISOString();

/** What is sent: an empty field is left out. */
function bodyOf(typed: Typed) {
  const { kind, fixed, percent, cap, couponCode, from, until, scope: _, ...rest } = typed;
  return {
    ...rest,
    ...(couponCode ? { couponCode } : {}),
    ...(kind === 'fixed' ? { fixed } : { percentBp: basisPoints(percent ?? 0), ...(cap ? { cap } : {}) }),
    from: momentOf(from),
    until: momentOf(until),
  };
}

/** What the coupon takes off as far as it has been typed. */
function valueOf(kind: Typed['kind'], fixed?: string, percent?: number, cap?: string): CouponValue | undefined {
  if (kind === 'percent') return { kind, bp: basisPoints(percent ?? 0), cap: parseAmount<'mey'>(cap ?? '') ?? null };
  const value = parseAmount<'mey'>(fixed ?? '');
  return value === undefined ? undefined : { kind, value };
}

function ValueFields() {
  const { t } = useTexts();
  const alone = useSingleOperatorLimit();
  const form = Form.useFormInstance<Typed>();
  const kind = Form.useWatch('kind', form) ?? 'fixed';
  const [fixed, percent, cap] = [
    Form.useWatch('fixed', form),
    Form.useWatch('percent', form),
    Form.useWatch('cap', form),
  ];
  const number = Form.useWatch('number', form) ?? 0;
  const value = valueOf(kind, fixed, percent, cap);
  return (
    <>
      <Form.Item name="kind" label={t('orders.discount')}>
        <Radio.Group options={KINDS.map((one) => ({ value: one, label: t(`shopDesk.kind.${one}`) }))} />
      </Form.Item>
      {kind === 'fixed' ? (
        <AmountField name="fixed" label={`${t('console.amount')} (MEY)`} />
      ) : (
        <Flex gap={16} wrap>
          <Form.Item
            name="percent"
            label={`${t('shopDesk.kind.percent')} (%)`}
            rules={[{ required: true, message: t('console.required') }]}
          >
            <InputNumber min={0.01} max={100} precision={2} className="w-40" />
          </Form.Item>
          <AmountField name="cap" label={t('shopDesk.cap')} isOptional />
        </Flex>
      )}
      {value && alone !== undefined && needsTwoOperators(value, number, 0n, alone) ? (
        <Alert type="warning" title={t('shopDesk.needsTwo')} className="mb-4" />
      ) : null}
    </>
  );
}

function ScopeFields() {
  const { t } = useTexts();
  const scope = Form.useWatch('scope', Form.useFormInstance<Typed>());
  return (
    <>
      <Form.Item name="scope" label={t('shopDesk.scope')}>
        <Radio.Group options={SCOPES.map((one) => ({ value: one, label: t(`shopDesk.scope.${one}`) }))} />
      </Form.Item>
      {scope === 'class' ? <ClassField /> : null}
      {scope === 'goods' ? <GoodsField /> : null}
    </>
  );
}

function DateFields() {
  const { t } = useTexts();
  const required = { required: true, message: t('console.required') };
  return (
    <Flex gap={16} wrap>
      <Form.Item name="from" label={t('console.from')} rules={[required]}>
        <Input type="datetime-local" />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('console.until')}
        dependencies={['from']}
        rules={[
          required,
          ({ getFieldValue }) => ({
            validator: (_, until?: string) => {
              const end = Date.parse(until ?? '');
              const isWrong = end <= Date.parse(String(getFieldValue('from'))) || end <= Date.now();
              return isWrong ? Promise.reject(new Error(t('shopDesk.dateRule'))) : Promise.resolve();
            },
          }),
        ]}
      >
        <Input type="datetime-local" />
      </Form.Item>
    </Flex>
  );
}

/** Issues a coupon; a large one waits for another operator. */
export function CouponButton() {
  const { t } = useTexts();
  const issue = useAct((write, typed: Typed) => write('shop.issueCoupon', { body: bodyOf(typed) }), notifiedOf);
  return (
    <FormButton<Typed>
      label={t('shopDesk.issue')}
      isMain
      initial={{ kind: 'fixed', scope: 'all', minimum: '0', number: 100 }}
      onSend={(typed) => issue.mutateAsync(typed)}
    >
      <ValueFields />
      <AmountField name="minimum" label={t('shopDesk.minimum')} />
      <ScopeFields />
      <DateFields />
      <Form.Item
        name="number"
        label={t('shopDesk.number')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <InputNumber min={1} max={1_000_000} precision={0} className="w-40" />
      </Form.Item>
      <Form.Item
        name="couponCode"
        label={t('shopDesk.codeHint')}
        rules={[{ pattern: /^[A-Z0-9-]{4,20}$/, message: t('shopDesk.codeRule') }]}
        normalize={(typed: string) => typed.toUpperCase()}
      >
        <Input autoComplete="off" className="w-60" />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}
