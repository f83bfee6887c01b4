import { checkEmail, checkPhone, normalise } from '@greenhall/domain/identity/credentials';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Field } from '@greenhall/ui/form/field';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { type Channel, ChannelChoice } from '../../../shared/forms/code-entry.tsx';
import { FormCode } from '../../../shared/forms/form-code.tsx';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { Page } from '../../../shared/page/page.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { ruleText } from '../../../shared/forms/rule-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useChallenge } from '../challenge/use-challenge.tsx';

interface Form {
  address: string;
  code: string;
  oldCode: string;
}

const EMPTY: Form = { address: '', code: '', oldCode: '' };

interface StepProps {
  form: UseFormReturn<Form>;
  channel: Channel;
}

/** The present address confirms that it is you. */
function OldCard({ form, channel, bound }: StepProps & { bound: string }) {
  const { t } = useTexts();
  const send = useWrite('identity.sendMyCode');
  return (
    <Card title={t('security.oldTitle')} className="flex flex-col gap-3">
      <KeyValues items={[{ label: t('security.boundNow'), value: bound }]} />
      <FormCode
        form={form}
        name="oldCode"
        label={t('security.oldCode')}
        send={() => send.mutateAsync({ body: { purpose: 'confirm', channel } })}
        hint={t('code.to', { address: bound })}
      />
    </Card>
  );
}

/** The new address proves itself. */
function NewCard({ form, channel }: StepProps) {
  const { t } = useTexts();
  const send = useWrite('identity.sendMyCode');
  const challenge = useChallenge('code');
  const isPhone = channel === 'phone';
  const check = isPhone ? checkPhone : checkEmail;
  const ask = async () => {
    if (!(await form.trigger('address', { shouldFocus: true }))) return undefined;
    const ticket = await challenge.ask();
    if (!ticket) return undefined;
    return send.mutateAsync({ body: { purpose: 'bind', channel, address: form.getValues('address').trim(), ticket } });
  };
  return (
    <Card title={t('security.newTitle')} className="flex flex-col gap-3">
      <div className="mt-2">
        <Field
          {...form.register('address', {
            validate: (text) =>
              (text.trim() === ''
                ? t(isPhone ? 'entry.phoneMissing' : 'entry.emailMissing')
                : ruleText(t, check(text))) ?? true,
          })}
          label={t(isPhone ? 'security.newPhone' : 'security.newEmail')}
          type={isPhone ? 'tel' : 'email'}
          autoComplete={isPhone ? 'tel-national' : 'email'}
          error={form.formState.errors.address?.message}
        />
      </div>
      <FormCode form={form} name="code" label={t('security.newCode')} send={ask} />
      {challenge.sheet}
    </Card>
  );
}

function ContactForm({ channel, bound }: { channel: Channel; bound: string | null }) {
  const { t } = useTexts();
  const form = useForm<Form>({ defaultValues: EMPTY });
  const forget = useFormDraft(form, 'identity.contact', channel, { omit: ['code', 'oldCode'] });
  const [draft, setDraft] = useState<Form>();
  const [show, setShow] = useState(false);
  const write = useWrite('identity.bindContact');
  const submit = form.handleSubmit((values) => {
    setDraft(values);
    setShow(true);
  });
  const pay = async (payPassword: string) => {
    if (!draft) return;
    const address = channel === 'email' ? normalise(draft.address) : draft.address.trim();
    const oldCode = bound ? { oldCode: draft.oldCode } : {};
    await write.mutateAsync({ body: { channel, address, code: draft.code, ...oldCode, payPassword } });
    setShow(false);
    form.reset(EMPTY);
    forget();
    toast(t('security.contactSaved'), 'success');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
      {bound ? <OldCard form={form} channel={channel} bound={bound} /> : null}
      <NewCard form={form} channel={channel} />
      <Notice tone="warn">{t('security.coolDownNote')}</Notice>
      <Button type="submit" wide>
        {t('common.next')}
      </Button>
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        title={t('security.contactTitle')}
        items={[
          ...(bound ? [{ label: t('security.boundNow'), value: bound }] : []),
          { label: t(channel === 'phone' ? 'security.newPhone' : 'security.newEmail'), value: draft?.address ?? '' },
        ]}
        note={<Notice tone="warn">{t('security.coolDownNote')}</Notice>}
        pay={pay}
      />
    </form>
  );
}

/** Changes phone or e-mail: the old one confirms, the new one proves itself. */
export default function Contact() {
  const { t } = useTexts();
  const security = useRead('identity.security', {});
  const [channel, setChannel] = useState<Channel>(useSearchText('by') === 'email' ? 'email' : 'phone');
  return (
    <Page>
      <ChannelChoice label={t('security.contactTitle')} value={channel} onChange={setChannel} />
      <ReadView query={security}>
        {(state) => <ContactForm key={channel} channel={channel} bound={state[channel]} />}
      </ReadView>
    </Page>
  );
}
