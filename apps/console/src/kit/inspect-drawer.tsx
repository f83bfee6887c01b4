import { Alert, Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { FormDrawer } from './forms/form-drawer.tsx';
import { ReasonField } from './reason-field.tsx';
import { useTexts } from './texts.ts';

/** An inspection of what belongs to members: its reason is asked for first, recorded, and shown to them. */
export function InspectDrawer({
  title,
  hint,
  size,
  onClose,
  children,
}: {
  readonly title: string;
  /** To whom the inspection and its reason are shown. */
  readonly hint: string;
  /** The width in pixels. */
  readonly size: number;
  readonly onClose: () => void;
  /** What is inspected, once there is a reason. */
  readonly children: (reason: string) => ReactNode;
}) {
  const { t } = useTexts();
  const [reason, setReason] = useState('');
  return (
    <FormDrawer title={title} onClose={onClose} size={size}>
      {reason ? (
        children(reason)
      ) : (
        <Form
          name="inspection"
          layout="vertical"
          requiredMark={false}
          onFinish={(fields: { reason: string }) => setReason(fields.reason)}
        >
          <Alert type="info" title={hint} className="mb-4" />
          <ReasonField isDetailed />
          <Button type="primary" htmlType="submit">
            {t('console.inspect')}
          </Button>
        </Form>
      )}
    </FormDrawer>
  );
}
