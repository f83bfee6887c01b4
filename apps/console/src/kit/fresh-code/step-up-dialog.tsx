import { hasPasskeys } from './able.ts';
import { Button, Form, Input, Modal, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { ActFailure } from '../act-failure.tsx';
import { api } from '../api.ts';
import { useTexts } from '../texts.ts';
import { useAttempt } from '../use-attempt.ts';
import { useRead } from '../use-read.ts';
import { type Act, signAct } from './passkey.ts';
import { type Proof, registerPrompt } from './step-up.ts';

/** Above what asked for it: drawers, dialogs and questions. */
const ABOVE_ACTS = 1_500;

interface Asked {
  readonly act: Act;
  readonly answer: (proof: Proof | undefined) => void;
}

/** Has a passkey of the operator sign the act, where one can. */
function ByPasskey({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const { t } = useTexts();
  const passkeys = useRead('admin.passkeys', {});
  if (!hasPasskeys() || !passkeys.data?.items.some(({ maySign }) => maySign)) return null;
  return (
    <Button block disabled={isBusy} onClick={onPress}>
      {t('console.usePasskey')}
    </Button>
  );
}

/** Asks for a fresh code of the authenticator, or for a signature of the act by a passkey, when an act needs one. */
export function StepUpDialog() {
  const { t } = useTexts();
  const [form] = Form.useForm<{ code: string }>();
  const [asked, setAsked] = useState<Asked>();
  const { isBusy, error, attempt, forget } = useAttempt();
  useEffect(() => registerPrompt((act) => new Promise((answer) => setAsked({ act, answer }))), []);
  const end = (proof: Proof | undefined) => {
    asked?.answer(proof);
    setAsked(undefined);
    forget();
  };
  const prove = async ({ code }: { code: string }) => {
    if (!isBusy && (await attempt(() => api('admin.stepUp', { body: { code } })))) end({});
  };
  const sign = async () => {
    if (!asked) return;
    let approval = '';
    const isSigned = await attempt(async () => {
      approval = await signAct(asked.act);
    });
    if (isSigned) end({ approval });
  };
  return (
    <Modal
      title={t('console.stepUp')}
      open={asked !== undefined}
      okText={t('console.confirm')}
      confirmLoading={isBusy}
      cancelButtonProps={{ disabled: isBusy }}
      onOk={form.submit}
      onCancel={() => (isBusy ? undefined : end(undefined))}
      zIndex={ABOVE_ACTS}
      afterOpenChange={(isOpen) => (isOpen ? form.focusField('code') : undefined)}
      destroyOnHidden
    >
      <Typography.Paragraph>{t('stepUpRequired')}</Typography.Paragraph>
      <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(typed) => void prove(typed)}>
        <Form.Item
          name="code"
          label={t('console.code')}
          rules={[{ required: true, message: t('console.required') }, { max: 6 }]}
        >
          <Input inputMode="numeric" autoComplete="one-time-code" />
        </Form.Item>
      </Form>
      <ByPasskey isBusy={isBusy} onPress={() => void sign()} />
      <ActFailure of={{ error }} />
    </Modal>
  );
}
