import { isRefusedBy } from '@greenhall/client/refused';
import { hasAddressShape } from '@greenhall/domain/chain/addresses';
import { checkPayee } from '@greenhall/domain/chain/payee-address';
import { readPayeeCode } from '@greenhall/domain/chain/payee-code';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Switch } from '@greenhall/ui/form/switch';
import { type ReactNode, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { readClipboard } from '../../../shared/forms/read-clipboard.ts';
import { CodeRequest, type CodeValue } from '../../../shared/forms/code-request.tsx';
import { useFormDraft } from '../../../shared/forms/use-draft.ts';
import ScanAction from '../../../shared/scan/scan-action.tsx';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { type Network, NETWORKS } from './address-form.ts';
import { LookalikeSheet } from './lookalike-sheet.tsx';

export interface AccountDraft {
  network: Network;
  address: string;
  label: string;
  isDefault: boolean;
  code: CodeValue;
}

export interface AccountFormProps {
  title: string;
  initial: AccountDraft;
  /** An account that exists keeps its network. */
  existing?: boolean;
  /** The contract of the token that is paid on each network: nobody can be paid there. */
  tokens: Readonly<Record<Network, string>>;
  save: (draft: AccountDraft, secret: { payPassword: string; lookalikeSeen?: true }) => Promise<void>;
}

/** The known address that the server found the new one too like. */
function lookalikeIn(error: unknown): string | undefined {
  return isRefusedBy(error, 'addressLookalike') ? String(error.params['address'] ?? '') : undefined;
}

/** Saves with the payment password; a lookalike stops it until both addresses were compared. */
function useSaving({ save }: AccountFormProps) {
  const [paying, setPaying] = useState(false);
  const [twin, setTwin] = useState<{ known: string; payPassword: string }>();
  const [comparing, setComparing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const pay = async (draft: AccountDraft, payPassword: string) => {
    try {
      await save(draft, { payPassword });
    } catch (cause) {
      const known = lookalikeIn(cause);
      if (known === undefined) throw cause;
      setTwin({ known, payPassword });
      setPaying(false);
      setError(undefined);
      setComparing(true);
    }
  };
  const compared = async (draft: AccountDraft) => {
    if (!twin) return;
    setBusy(true);
    setError(undefined);
    try {
      await save(draft, { payPassword: twin.payPassword, lookalikeSeen: true });
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  return { paying, setPaying, twin, comparing, setComparing, busy, error, pay, compared };
}

export function AccountForm(props: AccountFormProps) {
  const { title, initial, existing = false, tokens } = props;
  const { t } = useTexts();
  const form = useForm<AccountDraft>({ defaultValues: initial });
  const forget = useFormDraft(form, 'wallet.account', initial.address, { omit: ['code'], where: 'memory' });
  const draft = useWatch({ control: form.control }) as AccountDraft;
  const saving = useSaving({
    ...props,
    save: async (...given) => {
      await props.save(...given);
      forget();
    },
  });
  const ready = (): AccountDraft => {
    const { address, label, ...rest } = form.getValues();
    return { ...rest, address: address.trim(), label: label.trim() };
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(() => saving.setPaying(true))(event)}
        className="flex flex-col gap-3"
      >
        <AccountFields form={form} network={draft.network} existing={existing} tokens={tokens} />
        <Button type="submit" wide>
          {t('wallet.next')}
        </Button>
      </form>
      <PaySheet
        show={saving.paying}
        onUpdateShow={saving.setPaying}
        title={title}
        items={[
          { label: t('wallet.label'), value: draft.label },
          { label: t('wallet.network'), value: draft.network },
          { label: t('wallet.address'), value: draft.address },
        ]}
        note={<Notice tone="warn">{t('wallet.newAddressNote')}</Notice>}
        confirmText={t('common.save')}
        pay={(payPassword) => saving.pay(ready(), payPassword)}
      />
      <LookalikeSheet
        show={saving.comparing}
        onUpdateShow={saving.setComparing}
        known={saving.twin?.known ?? ''}
        entered={draft.address.trim()}
        busy={saving.busy}
        error={saving.error}
        onCompared={() => void saving.compared(ready())}
      />
    </>
  );
}

/**
 * The address with ways to paste and to scan it. A code that names nobody who can be paid is said to be one, and fills in nothing. Its shape is
 * judged here, its checksum by the server.
 */
function AddressField({ form, network, tokens }: Omit<AccountFieldsProps, 'existing'>) {
  const { t } = useTexts();
  const fill = (text: string) => {
    const read = readPayeeCode(network, text, tokens[network]);
    if (read.fault === undefined) form.setValue('address', read.address, { shouldValidate: true });
    else form.setError('address', { message: t(`scan.fault.${read.fault}`, { network }) });
  };
  const paste = async () => {
    const text = await readClipboard();
    if (text) fill(text);
  };
  return (
    <Field
      {...form.register('address', {
        validate: (text, all) =>
          text.trim() === ''
            ? t('wallet.addressMissing')
            : !hasAddressShape(all.network, text.trim())
              ? t('wallet.addressShape', { network: all.network })
              : checkPayee(all.network, text.trim(), tokens[all.network]).ok || t('scan.fault.nobody'),
      })}
      label={`${t('wallet.address')} · ${network}`}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      longest={80}
      error={form.formState.errors.address?.message}
      suffix={
        <>
          <FieldAction onClick={() => void paste()}>{t('wallet.paste')}</FieldAction>
          <ScanAction kind="address" onScanned={fill} />
        </>
      }
    />
  );
}

interface AccountFieldsProps {
  form: ReturnType<typeof useForm<AccountDraft>>;
  network: Network;
  existing: boolean;
  tokens: AccountFormProps['tokens'];
}

function AccountFields({ form, network, existing, tokens }: AccountFieldsProps): ReactNode {
  const { t } = useTexts();
  const { errors } = form.formState;
  return (
    <Card className="flex flex-col gap-3">
      {existing ? null : (
        <Controller
          control={form.control}
          name="network"
          render={({ field }) => (
            <div className="mb-1">
              <Segmented
                label={t('wallet.network')}
                options={NETWORKS.map((value) => ({ value, label: value }))}
                value={field.value}
                onChange={(value) => {
                  field.onChange(value);
                  form.clearErrors('address');
                }}
              />
            </div>
          )}
        />
      )}
      <AddressField form={form} network={network} tokens={tokens} />
      <Field
        {...form.register('label', { validate: (text) => text.trim() !== '' || t('wallet.labelMissing') })}
        label={t('wallet.label')}
        autoComplete="off"
        longest={24}
        error={errors.label?.message}
      />
      {existing ? (
        <Controller
          control={form.control}
          name="isDefault"
          render={({ field }) => (
            <Switch label={t('wallet.makeDefault', { network })} checked={field.value} onChange={field.onChange} />
          )}
        />
      ) : null}
      <Controller
        control={form.control}
        name="code"
        rules={{ validate: ({ code }) => /^\d{6}$/.test(code) || t('code.missing') }}
        render={({ field, fieldState }) => (
          <CodeRequest
            purpose="account"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Notice>{t('wallet.newAddressNote')}</Notice>
    </Card>
  );
}
