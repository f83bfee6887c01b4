import { Form, Input, Modal, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { ActFailure } from '../act-failure.tsx';
import { api } from '../api.ts';
import { askForCodeBy } from './step-up.ts';
import { useTexts } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';

/** Above what asked for it: drawers, dialogs and questions. */
const ABOVE_ACTS = 1_500;

/** Asks for a fresh code of the authenticator when an act needs one. */
export function StepUpDialog() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ code: string }>();
  const [answer, setAnswer] = useState<(isProved: boolean) => void>();
  const { isBusy, error, attempt, forget } = useAttempt();
  useEffect(() => askForCodeBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const end = (isProved: boolean) => {
    answer?.(isProved);
    setAnswer(undefined);
    forget();
  };
  const prove = async ({ code }: { code: string }) => {
    if (!isBusy && (await attempt(() => api('admin.stepUp', { body: { code } })))) end(true);
  };
  return (
    <Modal
      title={t('console.stepUp')}
      open={answer !== undefined}
      okText={t('console.confirm')}
      confirmLoading={isBusy}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={form.submit}
      onCancel={() => (isBusy ? undefined : end(false))}
      zIndex={ABOVE_ACTS}
      afterOpenChange={(isOpen) => (isOpen ? form.focusField('code') : undefined)}
      destroyOnHidden
    >
      <Typography.Paragraph>{t('stepUpRequired')}</Typography.Paragraph>
      <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(typed) => void prove(typed)}>
        <Form.Item name="code" label={t('console.code')} rules={[{ required: true, message: t('console.required') }]}>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
      </Form>
      <ActFailure of={{ error }} />
    </Modal>
  );
}
