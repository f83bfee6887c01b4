import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';

/** An act that asks for values before it is done. What was typed stays until it is done, so a refusal costs nothing. */
export function FormButton<T extends object>({
  label,
  note,
  isMain = false,
  isDanger = false,
  busy,
  initial,
  onSend,
  children,
}: {
  readonly label: string;
  /** What the operator should know before. */
  readonly note?: string;
  readonly isMain?: boolean;
  readonly isDanger?: boolean;
  readonly busy: boolean;
  readonly initial?: NonNullable<Parameters<FormInstance<T>['setFieldsValue']>[0]>;
  /** `close` is called when it is done. */
  readonly onSend: (typed: T, close: () => void) => void;
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<T>();
  const name = useId();
  const close = () => setOpen(false);
  return (
    <>
      <Button type={isMain ? 'primary' : 'default'} danger={isDanger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal
        title={label}
        open={isOpen}
        okText={label}
        okButtonProps={{ danger: isDanger }}
        confirmLoading={busy}
        onOk={form.submit}
        onCancel={close}
        destroyOnHidden
      >
        <Form<T>
          form={form}
          name={name}
          layout="vertical"
          requiredMark={false}
          {...(initial ? { initialValues: initial } : {})}
          preserve={false}
          onFinish={(typed) => onSend(typed, close)}
        >
          {note ? <Alert type="info" title={note} style={{ marginBottom: 16 }} /> : null}
          {children}
        </Form>
      </Modal>
    </>
  );
}
