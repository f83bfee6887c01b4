import type { Reply } from '@greenhall/client/route-input';
import { RATE_CURRENCIES, type RateCurrency } from '@greenhall/domain/wallet/reference-rate';
import { Flex, Form, Input, Select } from 'antd';
import { RowTable } from '../../kit/desk-table.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';

type Rate = Reply<'wallet.deskRates'>['items'][number];

interface Typed {
  readonly currency: RateCurrency;
  readonly rate: string;
  readonly reason: string;
}

function Propose() {
  const { t } = useTexts();
  const propose = useAct(
    (write, body: Typed) => write('wallet.proposeRate', { body }),
    () => notifyProposed(),
  );
  const rule = { required: true, message: t('console.required') };
  return (
    <FormButton<Typed>
      label={t('console.rates.propose')}
      note={t('console.rates.note')}
      isMain
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item name="currency" label={t('console.rates.currency')} rules={[rule]}>
        <Select showSearch options={RATE_CURRENCIES.map((value) => ({ value, label: value }))} />
      </Form.Item>
      <Form.Item name="rate" label={t('console.rates.rate')} rules={[rule]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}

/** At which rates members are shown a figure beside a balance: proposed by one operator, approved by another. */
export default function ReferenceRates() {
  const { t, figure } = useTexts();
  const rates = useRead('wallet.deskRates', {});
  if (!rates.data) return <ReadState of={rates} />;
  return (
    <Flex vertical gap={16} align="flex-start">
      <ReadFault of={rates} />
      <IfMay route="wallet.proposeRate">
        <Propose />
      </IfMay>
      <RowTable<Rate>
        rows={rates.data.items}
        rowKey={(row) => `${row.currency} ${row.approvedAt}`}
        columns={[
          { title: t('console.rates.currency'), dataIndex: 'currency' },
          { title: t('console.rates.rate'), align: 'right', render: (_, row) => figure(row.rate) },
          { title: t('console.rates.of'), render: (_, row) => <Time at={row.of} /> },
          { title: t('console.rates.approvedAt'), render: (_, row) => <Time at={row.approvedAt} /> },
          {
            title: t('console.state'),
            render: (_, row) => (
              <ToneTag tone={row.isShown ? 'good' : 'neutral'}>
                {t(row.isShown ? 'console.rates.shown' : 'console.rates.notShown')}
              </ToneTag>
            ),
          },
        ]}
      />
    </Flex>
  );
}
