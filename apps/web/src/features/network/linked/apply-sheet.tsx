import { Button } from '@greenhall/ui/page/button';
import { Field } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import ScanAction from '../../../shared/scan/scan-action.tsx';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import { placeRefusal, type RefusalPlaces } from '../../../shared/forms/place-refusal.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface ApplyForm {
  member: string;
  code: CodeValue;
}

const EMPTY: ApplyForm = { member: '', code: { channel: 'email', code: '' } };
const MEMBER = /^[1-9]\d{5,15}$/;
const CODE = /^\d{6}$/;
const PLACES: RefusalPlaces<ApplyForm> = {
  memberNotFound: 'member',
  linkNotAllowed: 'member',
  statusChanged: 'member',
  codeWrong: 'code',
};

/** The masked name behind a whole member number, so that the member sees whom it would bind. */
function useCandidate(member: string) {
  const isWhole = MEMBER.test(member);
  const found = useRead('network.linkCandidate', { params: { member } }, { enabled: isWhole });
  const failure = useErrorText(isWhole ? found.error : undefined);
  const look = async (): Promise<boolean> => found.data !== undefined || (await found.refetch()).data !== undefined;
  return { name: isWhole ? found.data?.name : undefined, failure, look };
}

interface ApplyFieldsProps {
  form: UseFormReturn<ApplyForm>;
  candidate: ReturnType<typeof useCandidate>;
  onNext: () => void;
}

function ApplyFields({ form, candidate, onNext }: ApplyFieldsProps) {
  const { t } = useTexts();
  const { errors } = form.formState;
  // Whose number it is, is told beside the field: a number that leads nowhere stays there with its reason.
  const next = form.handleSubmit(async () => {
    if (await candidate.look()) onNext();
  });
  return (
    <form noValidate onSubmit={(event) => void next(event)} className="flex flex-col gap-3 pt-2 pb-4">
      <Notice>{t('network.linkApplyNote')}</Notice>
      <Field
        {...form.register('member', {
          validate: (text) => MEMBER.test(text.trim()) || t('network.linkMemberRule'),
        })}
        label={t('network.linkMember')}
        inputMode="numeric"
        autoComplete="off"
        hint={candidate.name === undefined ? undefined : t('network.linkFound', { name: candidate.name })}
        error={errors.member?.message ?? candidate.failure}
        suffix={
          <ScanAction
            kind="memberNumber"
            onScanned={(number) => form.setValue('member', number, { shouldValidate: true })}
          />
        }
      />
      <Controller
        control={form.control}
        name="code"
        rules={{ validate: ({ code }) => CODE.test(code) || t('network.linkCodeRule') }}
        render={({ field, fieldState }) => (
          <CodeRequest purpose="link" value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit" wide>
        {t('common.next')}
      </Button>
    </form>
  );
}

/** Applies to be the main account of another one: whom, the code, then the payment password. */
export function ApplySheet({ show, onUpdateShow }: { show: boolean; onUpdateShow: (show: boolean) => void }) {
  const { t } = useTexts();
  const [paying, setPaying] = useState(false);
  const form = useForm<ApplyForm>({ defaultValues: EMPTY });
  const forget = useFormDraft(form, 'network.link', '', { omit: ['code'] });
  const member = useWatch({ control: form.control, name: 'member' }).trim();
  const candidate = useCandidate(member);
  const write = useWrite('network.applyForLink');
  useBringPayStep();
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) setPaying(false);
  };
  const pay = async (payPassword: string) => {
    const { code } = form.getValues();
    try {
      await write.mutateAsync({ body: { member, payPassword, codeChannel: code.channel, code: code.code } });
    } catch (cause) {
      if (!(await placeRefusal(form.setError, cause, PLACES))) throw cause;
      setPaying(false);
      return;
    }
    close(false);
    form.reset(EMPTY);
    forget();
    toast(t('network.linkApplied'), 'success');
  };
  return (
    <LazySheet show={show} onUpdateShow={close} title={t('network.linkApply')}>
      {paying ? (
        <PayStep
          items={[
            { label: t('network.linkMember'), value: member },
            { label: t('network.linkAccount'), value: candidate.name ?? '' },
          ]}
          onBack={() => setPaying(false)}
          pay={pay}
        />
      ) : (
        <ApplyFields form={form} candidate={candidate} onNext={() => setPaying(true)} />
      )}
    </LazySheet>
  );
}
