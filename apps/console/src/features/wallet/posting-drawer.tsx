import type { RequestInput, Reply } from '@greenhall/client/route-input';
import { Alert, Descriptions, Flex, Form, Input, Radio } from 'antd';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { FormDrawer } from '../../kit/forms/form-drawer.tsx';
import { notifyProposed } from '../../kit/proposed.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { Time } from '../../kit/time.tsx';
import { useRead } from '../../kit/use-read.ts';

type Posting = Reply<'wallet.deskPosting'>;
type Typed = Omit<RequestInput<'wallet.proposeCorrection'>['body'], 'posting'>;

/** One side of a posting: a member's account or one of the platform. */
function useSideText() {
  const { t } = useTexts();
  return ({ member, purpose }: Posting['from']) =>
    member === null ? t('console.corrections.platform', { purpose }) : `${t('console.member')} ${member} · ${purpose}`;
}

function Facts({ posting }: { readonly posting: Posting }) {
  const { t, figure } = useTexts();
  const side = useSideText();
  const rows = [
    { label: t('wallet.kind'), children: t.find(`wallet.kind.${posting.kind}`) ?? posting.kind },
    { label: t('console.amount'), children: `${figure(posting.amount)} ${posting.coin.toUpperCase()}` },
    { label: t('console.corrections.from'), children: side(posting.from) },
    { label: t('console.corrections.to'), children: side(posting.to) },
    { label: t('console.reference'), children: posting.reference },
    { label: t('console.time'), children: <Time at={posting.at} /> },
  ];
  return <Descriptions bordered size="small" column={1} items={rows} />;
}

/** What a correction does, and with how much or for whom. */
function Fields({ posting }: { readonly posting: Posting }) {
  const { t } = useTexts();
  const way = Form.useWatch<Typed['way'] | undefined>('way');
  const rule = { required: true, message: t('console.required') };
  return (
    <>
      <Form.Item name="way" label={t('console.corrections.way')} rules={[rule]}>
        <Radio.Group options={posting.ways.map((value) => ({ value, label: t(`console.corrections.${value}`) }))} />
      </Form.Item>
      {way === 'claim' ? (
        <Form.Item name="member" label={t('console.corrections.claimant')} rules={[rule]}>
          <Input inputMode="numeric" autoComplete="off" />
        </Form.Item>
      ) : (
        <Form.Item name="amount" label={t('console.amount')} rules={[rule]}>
          <Input inputMode="decimal" autoComplete="off" />
        </Form.Item>
      )}
      <ReasonField label={t('console.corrections.reason')} />
    </>
  );
}

function Correct({ posting }: { readonly posting: Posting }) {
  const { t } = useTexts();
  const propose = useAct(
    (write, typed: Typed) => write('wallet.proposeCorrection', { body: { ...typed, posting: posting.id } }),
    () => notifyProposed(),
  );
  return (
    <FormButton<Typed>
      label={t('console.corrections.propose')}
      note={t('console.corrections.note')}
      isMain
      onSend={(typed) => propose.mutateAsync(typed)}
    >
      <Fields posting={posting} />
    </FormButton>
  );
}

/** One posting, with the correction that was made of it or can be proposed. */
export function PostingDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  const posting = useRead('wallet.deskPosting', { params: { id } }, { isBrief: true });
  return (
    <FormDrawer title={t('console.corrections.number', { number: id })} size={560} onClose={onClose}>
      {posting.data ? (
        <Flex vertical gap={16} align="flex-start">
          <ReadFault of={posting} />
          <Facts posting={posting.data} />
          {posting.data.correctedBy === null ? null : (
            <Alert type="info" title={t('console.corrections.corrected', { number: posting.data.correctedBy })} />
          )}
          {posting.data.ways.length > 0 ? (
            <IfMay route="wallet.proposeCorrection">
              <Correct posting={posting.data} />
            </IfMay>
          ) : null}
          {posting.data.ways.length === 0 && posting.data.correctedBy === null ? (
            <Alert type="info" title={t('console.corrections.unfit')} />
          ) : null}
        </Flex>
      ) : (
        <ReadState of={posting} />
      )}
    </FormDrawer>
  );
}
