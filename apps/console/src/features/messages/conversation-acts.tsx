import { Button, Flex, Form, Select } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { ReadFault } from '../../kit/read-state.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import type { Conversation } from './kinds.ts';

interface OfConversation {
  readonly of: Conversation;
  /** The number of the newest message that is shown. */
  readonly last: number;
}

function HandOver({ of: { member, version }, last }: OfConversation) {
  const { t } = useTexts();
  const colleagues = useRead('messages.colleagues', {});
  const hand = useAct((write, { to }: { to: string }) =>
    write('messages.handOver', { params: { member }, body: { version, last, to } }),
  );
  return (
    <FormButton<{ to: string }> label={t('messagesDesk.handOver')} onSend={(typed) => hand.mutateAsync(typed)}>
      <ReadFault of={colleagues} />
      <Form.Item name="to" label={t('messagesDesk.to')} rules={[{ required: true, message: t('console.required') }]}>
        <Select
          options={(colleagues.data?.items ?? []).map(({ name, isPresent }) => ({
            value: name,
            label: isPresent ? name : t('messagesDesk.away', { name }),
          }))}
        />
      </Form.Item>
    </FormButton>
  );
}

/** Who handles a conversation: it is taken, handed over and closed as it was shown. */
export function ConversationActs({ of, last }: OfConversation) {
  const { t } = useTexts();
  const { member, version, holder } = of;
  const take = useAct((write) => write('messages.take', { params: { member }, body: { version } }));
  const close = useAct((write) => write('messages.close', { params: { member }, body: { version, last } }));
  const isFree = !holder || (!holder.isMe && !holder.isPresent);
  return (
    <IfMay route="messages.take">
      <Flex gap={8} wrap>
        {isFree ? (
          <Button type="primary" loading={take.isPending} onClick={() => take.mutate()}>
            {t('messagesDesk.take')}
          </Button>
        ) : null}
        <ActFailure of={take} />
        {holder?.isMe ? <HandOver of={of} last={last} /> : null}
        {holder?.isMe ? (
          <DecisionButton
            label={t('messagesDesk.close')}
            question={t('messagesDesk.closeSure')}
            quiet
            onDecide={() => close.mutateAsync()}
          />
        ) : null}
      </Flex>
    </IfMay>
  );
}
