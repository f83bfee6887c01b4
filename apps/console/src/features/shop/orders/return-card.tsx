import { Written } from '@greenhall/ui/display/written';
import { RETURN_TONES } from '@greenhall/domain/shop/order/return-request';
import { RETURN_TRANSITIONS } from '@greenhall/domain/shop/order/return-request';
import { Card, Flex, Form, Image, Input, Typography } from 'antd';
import { useAct } from '../../../kit/failure.ts';
import { FormButton } from '../../../kit/forms/form-button.tsx';
import { ToneTag } from '../../../kit/tone-tag.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { inMey } from './amounts.tsx';
import { type DeskReturnRequest, type DeskOrder, returnStateKey, wasSent } from './order-kinds.ts';
import { RefundButton } from './refund-button.tsx';
import { ShownText } from './shown-text.tsx';

interface ReturnRequestProps {
  readonly order: DeskOrder;
  readonly about: DeskReturnRequest;
}

/** What the buyer reads with the decision. */
function ReplyField({ label }: { readonly label: string }) {
  const { t } = useTexts();
  const rule = { required: true, whitespace: true, message: t('console.required') };
  return (
    <Form.Item name="reply" label={label} rules={[rule, { max: 500 }]}>
      <Input.TextArea rows={3} />
    </Form.Item>
  );
}

interface Reply {
  readonly reply: string;
}

/** What the desk can do with a return request now: refund it, agree to goods that come back, or refuse it. */
function ReturnActions({ order, about }: ReturnRequestProps) {
  const { t } = useTexts();
  const params = { id: about.id };
  const agree = useAct((write, body: Reply) => write('shop.agreeToReturn', { params, body }));
  const refuse = useAct((write, body: Reply) => write('shop.refuseReturnRequest', { params, body }));
  return (
    <Flex gap={12} wrap>
      {RETURN_TRANSITIONS.can(about.state, 'refund') ? <RefundButton order={order} about={about} /> : null}
      {/* What was not sent cannot come back. */}
      {RETURN_TRANSITIONS.can(about.state, 'agree') && wasSent(order) ? (
        <FormButton<Reply> label={t('shopDesk.agree')} onSend={(typed) => agree.mutateAsync(typed)}>
          <ReplyField label={t('shopDesk.agreeNote')} />
        </FormButton>
      ) : null}
      {RETURN_TRANSITIONS.can(about.state, 'refuse') ? (
        <FormButton<Reply> label={t('shopDesk.refuse')} isDanger onSend={(typed) => refuse.mutateAsync(typed)}>
          <ReplyField label={t('shopDesk.refuseNote')} />
        </FormButton>
      ) : null}
    </Flex>
  );
}

/** The units that a return request is about. */
function Units({ order, about }: ReturnRequestProps) {
  return (
    <ul className="m-0 ps-5">
      {about.lines.map(({ line, units }) => {
        const ordered = order.lines.find(({ id }) => id === line);
        return (
          <li key={line}>
            {`${units} × `}
            {ordered ? <ShownText of={ordered.name} /> : line}
          </li>
        );
      })}
    </ul>
  );
}

function Pictures({ files }: { readonly files: readonly string[] }) {
  const { t } = useTexts();
  return (
    <Flex gap={8} wrap>
      {files.map((file, index) => (
        <Image key={file} width={72} alt={t('orders.pictureOf', { n: index + 1 })} src={`/Upload/${file}`} />
      ))}
    </Flex>
  );
}

/** What the buyer asks money back for, and what became of it. */
export function ReturnCard({ order, about }: ReturnRequestProps) {
  const texts = useTexts();
  const { t, dateTime } = texts;
  const said = [
    ...(about.reply === null ? [] : [`${t('orders.reply')}: ${about.reply}`]),
    ...(about.dueAt === null ? [] : [t('shopDesk.returnBy', { time: dateTime(about.dueAt) })]),
    ...(about.tracking === null ? [] : [`${t('orders.tracking')}: ${about.carrier ?? ''} ${about.tracking}`]),
    ...(about.amount === null ? [] : [`${t('orders.refunded')}: ${inMey(texts, about.amount)}`]),
  ];
  return (
    <Card
      size="small"
      title={`${t('orders.returnRequest')} · ${dateTime(about.at)}`}
      extra={<ToneTag tone={RETURN_TONES[about.state]}>{t(returnStateKey(about.state))}</ToneTag>}
    >
      <Flex vertical gap={12}>
        <Units order={order} about={about} />
        <Written text={about.reason} className="whitespace-pre-wrap" />
        {about.pictures.length > 0 ? <Pictures files={about.pictures} /> : null}
        {said.map((line) => (
          <Typography.Text key={line} type="secondary">
            {line}
          </Typography.Text>
        ))}
        <ReturnActions order={order} about={about} />
      </Flex>
    </Card>
  );
}
