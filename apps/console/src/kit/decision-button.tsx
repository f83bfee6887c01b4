import { Button, Form, Modal, Popconfirm } from 'antd';
import { useId, useRef, useState } from 'react';
import { ReasonField } from './reason-field.tsx';
import { useTexts } from './texts.ts';

/** A decision that is asked about once more before it is made. The question opens on its way out, not on the decision. */
export function DecisionButton({
  label,
  question,
  busy = false,
  quiet = false,
  onDecide,
}: {
  readonly label: string;
  readonly question: string;
  readonly busy?: boolean;
  /** One of many beside each other: none of them is the main act. */
  readonly quiet?: boolean;
  readonly onDecide: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wayOut = useId();
  return (
    <Popconfirm
      title={question}
      okText={label}
      cancelButtonProps={{ id: wayOut }}
      destroyOnHidden
      onConfirm={onDecide}
      afterOpenChange={(isOpen) => {
        // Once it is shown: where nothing is animated, what is focused while it is made cannot be seen yet.
        const next = isOpen ? document.getElementById(wayOut) : button.current;
        next?.focus();
      }}
    >
      <Button ref={button} type={quiet ? 'default' : 'primary'} loading={busy}>
        {label}
      </Button>
    </Popconfirm>
  );
}

/** A decision that needs a reason, or the reference of a payment, which it asks for first. */
export function ReasonButton({
  label,
  ask,
  isDanger = false,
  onReason,
}: {
  readonly label: string;
  /** What is asked for, when it is not simply the reason. */
  readonly ask?: string;
  readonly isDanger?: boolean;
  readonly onReason: (reason: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ reason: string }>();
  const name = useId();
  const finish = ({ reason }: { reason: string }) => {
    onReason(reason);
    setOpen(false);
    form.resetFields();
  };
  return (
    <>
      <Button danger={isDanger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal title={label} open={isOpen} onOk={form.submit} onCancel={() => setOpen(false)} destroyOnHidden>
        <Form form={form} name={name} layout="vertical" requiredMark={false} onFinish={finish}>
          <ReasonField {...(ask === undefined ? {} : { label: ask })} />
        </Form>
      </Modal>
    </>
  );
}

/** Turns down what another operator or a member asked for. */
export function RejectButton({ onReason }: { readonly onReason: (reason: string) => void }) {
  const { t } = useTexts();
  return <ReasonButton isDanger label={t('console.reject')} onReason={onReason} />;
}

/** Turns something off, which one operator does at once, or proposes to turn it on, which another decides. */
export function SwitchButton({
  isOn,
  onReason,
}: {
  readonly isOn: boolean;
  readonly onReason: (reason: string) => void;
}) {
  const { t } = useTexts();
  return (
    <ReasonButton
      isDanger={isOn}
      label={t(isOn ? 'console.turnOff' : 'console.turnOn')}
      ask={t(isOn ? 'console.reasonOff' : 'console.reasonOn')}
      onReason={onReason}
    />
  );
}
