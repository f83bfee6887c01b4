import {
  REQUEST_REASONS,
  type RequestReason,
  REJECT_REASONS,
  type RejectReason,
  unopenedParts,
} from '@greenhall/domain/verification/case';
import { type Side, sidesOf } from '@greenhall/domain/verification/document';
import { Button, Checkbox, Flex, Form, Select, Typography } from 'antd';
import { ActFailure } from '../../kit/act-failure.tsx';
import { DecisionButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { FormButton } from '../../kit/forms/form-button.tsx';
import { notifiedOf } from '../../kit/proposed.ts';
import { ReasonField } from '../../kit/reason-field.tsx';
import { IfMay } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import type { Details } from './kinds.ts';

interface OfCase {
  readonly of: Details;
}

/** One of the reasons that the member is told in words of its language. */
function CodeField({
  name,
  codes,
}: {
  readonly name: string;
  readonly codes: readonly (RequestReason | RejectReason)[];
}) {
  const { t } = useTexts();
  return (
    <Form.Item name={name} label={t('console.reason')} rules={[{ required: true, message: t('console.required') }]}>
      <Select options={codes.map((value) => ({ value, label: t(`verification.reason.${value}`) }))} />
    </Form.Item>
  );
}

function AskMore({ of: { id, version, type } }: OfCase) {
  const { t } = useTexts();
  type Typed = { sides: Side[]; reason: RequestReason };
  const ask = useAct((write, typed: Typed) =>
    write('verification.askMore', { params: { id }, body: { version, ...typed } }),
  );
  return (
    <FormButton<Typed> label={t('verificationDesk.askMore')} onSend={(typed) => ask.mutateAsync(typed)}>
      <Form.Item
        name="sides"
        label={t('verification.pictures')}
        rules={[{ required: true, message: t('console.required') }]}
      >
        <Checkbox.Group options={sidesOf(type).map((value) => ({ value, label: t(`verification.side.${value}`) }))} />
      </Form.Item>
      <CodeField name="reason" codes={REQUEST_REASONS} />
    </FormButton>
  );
}

function Reject({ of: { id, version } }: OfCase) {
  const { t } = useTexts();
  type Typed = { reason: RejectReason; isFinal?: boolean };
  const reject = useAct((write, { reason, isFinal = false }: Typed) =>
    write('verification.reject', { params: { id }, body: { version, reason, isFinal } }),
  );
  return (
    <FormButton<Typed> label={t('verificationDesk.reject')} isDanger onSend={(typed) => reject.mutateAsync(typed)}>
      <CodeField name="reason" codes={REJECT_REASONS} />
      <Form.Item name="isFinal" valuePropName="checked">
        <Checkbox>{t('verificationDesk.final')}</Checkbox>
      </Form.Item>
    </FormButton>
  );
}

function Revoke({ of: { id } }: OfCase) {
  const { t } = useTexts();
  type Typed = { cause: RejectReason; reason: string };
  const revoke = useAct((write, body: Typed) => write('verification.revoke', { params: { id }, body }), notifiedOf);
  return (
    <FormButton<Typed> label={t('verificationDesk.revoke')} isDanger onSend={(typed) => revoke.mutateAsync(typed)}>
      <CodeField name="cause" codes={REJECT_REASONS} />
      <ReasonField label={t('messagesDesk.note')} />
    </FormButton>
  );
}

/** What its reviewer has yet to open before it may approve. */
function LooksLeft({ of: { present, looks } }: OfCase) {
  const { t } = useTexts();
  const left = unopenedParts(present, looks);
  if (left.length === 0) return null;
  const names = left.map((look) => t(look === 'fields' ? 'verification.look.fields' : `verification.side.${look}`));
  return (
    <Typography.Text type="warning" className="self-center">
      {t('verificationDesk.lookFirst', { what: names.join(', ') })}
    </Typography.Text>
  );
}

/** What can be done with a case, as it was shown. */
export function CaseActs({ of }: OfCase) {
  const { t } = useTexts();
  const { id, version, state, reviewer, obstacle, erasedAt } = of;
  const claim = useAct((write) => write('verification.claim', { params: { id }, body: { version } }));
  const approve = useAct((write) => write('verification.approve', { params: { id }, body: { version } }));
  return (
    <IfMay route="verification.claim">
      <Flex gap={8} wrap>
        {state === 'submitted' ? (
          <Button type="primary" disabled={obstacle !== null} loading={claim.isPending} onClick={() => claim.mutate()}>
            {t('verificationDesk.claim')}
          </Button>
        ) : null}
        <ActFailure of={claim} />
        {reviewer?.isMe ? (
          <>
            <DecisionButton
              label={t('verificationDesk.approve')}
              question={t('verificationDesk.approveSure')}
              onDecide={() => approve.mutateAsync()}
            />
            <AskMore of={of} />
            <Reject of={of} />
            <LooksLeft of={of} />
          </>
        ) : null}
        {state === 'approved' && erasedAt === null ? <Revoke of={of} /> : null}
      </Flex>
    </IfMay>
  );
}
