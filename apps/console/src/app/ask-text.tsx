import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTexts } from './texts.ts';

/** Asks for one line of text before an act: a reason, or the reference of a payment. */
export function AskText({
  button,
  label,
  danger = false,
  onText,
}: {
  readonly button: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly onText: (text: string) => void;
}) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm<{ text: string }>();
  const finish = ({ text }: { text: string }) => {
    onText(text);
    setOpen(false);
    form.resetFields();
  };
  return (
    <>
      <Button danger={danger} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Modal title={button} open={open} onOk={form.submit} onCancel={() => setOpen(false)} destroyOnHidden>
        <Form form={form} layout="vertical" requiredMark={false} onFinish={finish}>
          <Form.Item
            name="text"
            label={label}
            rules={[{ required: true, whitespace: true, message: t('console.required') }]}
          >
            <Input maxLength={200} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
