import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { ActFailure } from '../act-failure.tsx';
import { useLeave } from './use-leave.ts';
import { useAttempt } from '../use-attempt.ts';

/**
 * An act that asks for values before it is done. It stays open, busy, until the answer is there; a failure is shown inside
 * and what was typed stays.
 */
export function FormButton<T extends object>({
  label,
  note,
  okText = label,
  isMain = false,
  isDanger = false,
  initial,
  onSend,
  children,
}: {
  readonly label: string;
  /** What the operator should know before. */
  readonly note?: string;
  /** What sends it, when it is called otherwise than what opens it. */
  readonly okText?: string;
  readonly isMain?: boolean;
  readonly isDanger?: boolean;
  readonly initial?: NonNullable<Parameters<FormInstance<T>['setFieldsValue']>[0]>;
  /** Resolves when it is done, and rejects when it has failed. */
  readonly onSend: (typed: T) => Promise<unknown>;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<T>();
  const { isBusy, error, attempt, forget } = useAttempt();
  const leave = useLeave();
  const name = useId();
  const close = () => {
    setOpen(false);
    forget();
  };
  const send = async (typed: T) => {
    if (!isBusy && (await attempt(() => onSend(typed)))) close();
  };
  return (
    <>
      <Button type={isMain ? 'primary' : 'default'} danger={isDanger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        title={label}
        open={isOpen}
        okText={okText}
        okButtonProps={{ danger: isDanger }}
        cancelButtonProps={{ disabled: isBusy }}
        confirmLoading={isBusy}
        onOk={form.submit}
        onCancel={() => (isBusy ? undefined : leave(form.isFieldsTouched(), close))}
        destroyOnHidden
      >
        <Form<T>
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          {...(initial ? { initialValues: initial } : {})}
          preserve={false}
          onFinish={(typed) => void send(typed)}
        >
          {note ? <Alert type="info" title={note} className="mb-4" /> : null}
          {children}
        </Form>
        <ActFailure of={{ error }} />
      </Modal>
    </>
  );
}
