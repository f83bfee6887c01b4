import type { Reply } from '@greenhall/client/route-input';
import { MOST_DAYS } from '@greenhall/domain/shop/freight/freight';
import { Flex, Form, Input, InputNumber, Space, Typography } from 'antd';
import { DecisionButton } from '../../../kit/decision-button.tsx';
import { RowTable } from '../../../kit/desk-table.tsx';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { IfMay } from '../../../kit/rights.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { useRead } from '../../../kit/use-read.ts';
import { AmountField, inMey } from './amounts.tsx';
import { useCountryName } from './country-name.ts';

type Freight = Reply<'shop.freights'>['items'][number];

interface Typed {
  readonly country?: string;
  readonly first: string;
  readonly further: string;
  readonly freeFrom?: string | null;
  readonly leastDays?: number | null;
  readonly mostDays?: number | null;
}

/** How many days it takes, as they are sent: both or none. */
const daysOf = ({ leastDays, mostDays }: Typed): Freight['days'] =>
  leastDays && mostDays ? { least: leastDays, most: mostDays } : null;

/** A number of days that may stay empty if the other one does too, and is not below the least. */
function DaysField({ name, label }: { readonly name: 'leastDays' | 'mostDays'; readonly label: string }) {
  const { t } = useTexts();
  return (
    <Form.Item
      name={name}
      label={label}
      dependencies={[name === 'leastDays' ? 'mostDays' : 'leastDays']}
      rules={[
        ({ getFieldValue }) => ({
          validator: () => {
            const least = getFieldValue('leastDays') as number | null | undefined;
            const most = getFieldValue('mostDays') as number | null | undefined;
            const isGood = !least === !most && (least ?? 0) <= (most ?? 0);
            return isGood ? Promise.resolve() : Promise.reject(new Error(t('shopDesk.daysNote')));
          },
        }),
      ]}
    >
      <InputNumber min={1} max={MOST_DAYS} precision={0} className="w-25" />
    </Form.Item>
  );
}

/** Sets what sending to a country costs: to a further one, or to that of a row. */
function FreightButton({ row }: { readonly row?: Freight }) {
  const { t } = useTexts();
  const set = useAct((write, typed: Typed) => {
    const { country = row?.country ?? '', first, further, freeFrom } = typed;
    const body = { first, further, freeFrom: freeFrom || null, days: daysOf(typed) };
    return write('shop.setFreight', { params: { country }, body });
  });
  return (
    <FormButton<Typed>
      label={t(row ? 'shopDesk.change' : 'shopDesk.setFreight')}
      isMain={!row}
      {...(row
        ? {
            initial: {
              first: row.first,
              further: row.further,
              freeFrom: row.freeFrom,
              leastDays: row.days?.least ?? null,
              mostDays: row.days?.most ?? null,
            },
          }
        : {})}
      onSend={(typed) => set.mutateAsync(typed)}
    >
      {row ? null : (
        <Form.Item
          name="country"
          label={t('shopDesk.countryRule')}
          rules={[{ required: true, pattern: /^[A-Z]{2}$/, message: t('shopDesk.countryRule') }]}
          normalize={(typed: string) => typed.toUpperCase()}
        >
          <Input autoComplete="off" className="w-20" />
        </Form.Item>
      )}
      <AmountField name="first" label={`${t('shopDesk.first')} (MEY)`} />
      <AmountField name="further" label={`${t('shopDesk.further')} (MEY)`} />
      <AmountField name="freeFrom" label={`${t('shopDesk.freeFrom')} (MEY)`} isOptional />
      <DaysField name="leastDays" label={t('shopDesk.leastDays')} />
      <DaysField name="mostDays" label={t('shopDesk.mostDays')} />
      <Typography.Paragraph type="secondary">{t('shopDesk.daysNote')}</Typography.Paragraph>
    </FormButton>
  );
}

/** What sending costs by country. */
export default function FreightDesk() {
  const texts = useTexts();
  const { t } = texts;
  const nameOf = useCountryName();
  const freights = useRead('shop.freights', {});
  const remove = useAct((write, country: string) => write('shop.removeFreight', { params: { country } }));
  if (!freights.data) return <ReadState of={freights} />;
  return (
    <Flex vertical gap={16} align="start">
      <ReadFault of={freights} />
      <Typography.Text type="secondary">{t('shopDesk.freightNote')}</Typography.Text>
      <IfMay route="shop.setFreight">
        <FreightButton />
      </IfMay>
      <RowTable<Freight>
        rows={freights.data.items}
        rowKey={(row) => row.country}
        columns={[
          { title: t('orders.addressCountry'), render: (_, row) => `${nameOf(row.country)} (${row.country})` },
          { title: t('shopDesk.first'), align: 'right', render: (_, row) => inMey(texts, row.first) },
          { title: t('shopDesk.further'), align: 'right', render: (_, row) => inMey(texts, row.further) },
          {
            title: t('shopDesk.freeFrom'),
            align: 'right',
            render: (_, row) => (row.freeFrom === null ? '—' : inMey(texts, row.freeFrom)),
          },
          {
            title: t('shopDesk.days'),
            align: 'right',
            render: (_, { days }) => (days === null ? '—' : `${days.least}–${days.most}`),
          },
          {
            title: t('console.acts'),
            render: (_, row) => (
              <IfMay route="shop.setFreight">
                <Space>
                  <FreightButton row={row} />
                  <DecisionButton
                    label={t('shopDesk.stopShipping')}
                    question={t('shopDesk.stopSure', { country: nameOf(row.country) })}
                    quiet
                    onDecide={() => remove.mutateAsync(row.country)}
                  />
                </Space>
              </IfMay>
            ),
          },
        ]}
      />
    </Flex>
  );
}
