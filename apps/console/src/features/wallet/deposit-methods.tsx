import type { Reply } from '@greenhall/client/route-input';
import { PAY_IN_TONES } from '@greenhall/domain/wallet/pay-in';
import { PAY_IN_HOURS, PAY_IN_KINDS, type TypedPayIn } from '@greenhall/domain/wallet/pay-in';
import { Flex, Form, Input, InputNumber, Select } from 'antd';
import { ReasonButton } from '../../kit/decision-button.tsx';
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
import { PaidAddress } from './paid-address.tsx';

type Way = Reply<'wallet.deskDepositMethods'>['items'][number];
type Typed = TypedPayIn & { readonly reason: string };

const TEXT_LENGTH = 500;

function Propose() {
  const { t } = useTexts();
  const propose = useAct(
    (write, body: Typed) => write('wallet.proposeDepositMethod', { body }),
    () => notifyProposed(),
  );
  const rule = { required: true, whitespace: true, message: t('console.required') };
  const chosen = { required: true, message: t('console.required') };
  return (
    <FormButton<Typed>
      label={t('console.payIn.propose')}
      note={t('console.payIn.note')}
      isMain
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Form.Item name="kind" label={t('console.payIn.kind')} rules={[chosen]}>
        <Select options={PAY_IN_KINDS.map((value) => ({ value, label: t(`wallet.payIn.${value}`) }))} />
      </Form.Item>
      <Form.Item name="holder" label={t('console.payIn.holder')} rules={[rule, { max: 80 }]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="account" label={t('console.payIn.account')} rules={[rule, { max: 120 }]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="least" label={`${t('console.payIn.least')} (USDT)`} rules={[rule]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="most" label={`${t('console.payIn.most')} (USDT)`} rules={[rule]}>
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
      <Form.Item name="hours" label={t('console.payIn.hours')} rules={[chosen]}>
        <InputNumber min={1} max={PAY_IN_HOURS} precision={0} />
      </Form.Item>
      <Form.Item name="text" label={t('console.payIn.text')} rules={[rule, { max: TEXT_LENGTH }]}>
        <Input.TextArea rows={3} />
      </Form.Item>
      <ReasonField />
    </FormButton>
  );
}

function Close({ way: { id } }: { readonly way: Way }) {
  const { t } = useTexts();
  const close = useAct((write, reason: string) =>
    write('wallet.closeDepositMethod', { params: { id }, body: { reason } }),
  );
  return <ReasonButton isDanger label={t('console.payIn.close')} onReason={(reason) => close.mutateAsync(reason)} />;
}

/** Where members pay in from outside: proposed by one, approved by another, closed by any at once. */
export default function DepositMethods() {
  const { t, figure } = useTexts();
  const ways = useRead('wallet.deskDepositMethods', {});
  if (!ways.data) return <ReadState of={ways} />;
  return (
    <Flex vertical gap={16} align="flex-start">
      <ReadFault of={ways} />
      <IfMay route="wallet.proposeDepositMethod">
        <Propose />
      </IfMay>
      <RowTable<Way>
        rows={ways.data.items}
        rowKey={(row) => row.id}
        columns={[
          { title: t('console.payIn.kind'), render: (_, row) => t(`wallet.payIn.${row.kind}`) },
          { title: t('console.payIn.holder'), dataIndex: 'holder' },
          {
            title: t('console.payIn.account'),
            render: (_, { account: address, isPayee }) => <PaidAddress row={{ address, isPayee }} />,
          },
          {
            title: t('console.amount'),
            align: 'right',
            render: (_, row) => `${figure(row.least)} – ${figure(row.most)} USDT`,
          },
          { title: t('console.payIn.hours'), align: 'right', dataIndex: 'hours' },
          { title: t('console.payIn.text'), render: (_, row) => <div className="min-w-55">{row.text}</div> },
          {
            title: t('console.state'),
            render: (_, row) => (
              <Flex vertical gap={4} align="flex-start">
                <ToneTag tone={PAY_IN_TONES[row.state]}>{t(`console.payIn.state.${row.state}`)}</ToneTag>
                {row.state === 'closed' && row.closedBy === null
                  ? t(row.isPayee ? 'console.payIn.bent' : 'console.payIn.nobodys')
                  : row.closedBy}
              </Flex>
            ),
          },
          {
            title: t('console.payIn.since'),
            render: (_, row) => (row.openedAt === null ? '—' : <Time at={row.openedAt} />),
          },
          {
            title: t('console.acts'),
            render: (_, row) =>
              row.state === 'open' ? (
                <IfMay route="wallet.closeDepositMethod">
                  <Close way={row} />
                </IfMay>
              ) : null,
          },
        ]}
      />
    </Flex>
  );
}
