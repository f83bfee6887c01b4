import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Button } from '@greenhall/ui/page/button';
import { isRefusedBy } from '@greenhall/client/refused';
import { PasswordField } from '@greenhall/ui/form/field';
import { Field, TextArea } from '../../../shared/forms/field.tsx';
import { Notice } from '@greenhall/ui/page/notice';
import { Select } from '@greenhall/ui/form/select';
import { Switch } from '@greenhall/ui/form/switch';
import { type SyntheticEvent, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Address } from '../order/kinds.ts';
import { useCountryName } from '../order/use-country-name.ts';

interface AddressFormProps {
  /** The address that is changed; a new one without it. */
  address: Address | undefined;
  countries: readonly string[];
  onSaved: (id: string) => void;
  onBack: () => void;
}

type Draft = Pick<Address, 'name' | 'phone' | 'country' | 'lines' | 'isDefault'>;
const NEW: Draft = { name: '', phone: '', country: '', lines: '', isDefault: false };
const PHONE = /^[+\d][\d ()/-]*$/;

interface FieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  countries: readonly string[];
  hasTried: boolean;
}

interface PasswordProps {
  password: string;
  onType: (password: string) => void;
  /** Why it was refused. */
  wrong: string | undefined;
}

/** The payment password, which nobody has to give: without it goods for the address wait. */
function OptionalPassword({ password, onType, wrong }: PasswordProps) {
  const { t } = useTexts();
  return (
    <PasswordField
      label={t('pay.password')}
      hint={t('orders.addressPassword')}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
      autoComplete="off"
      value={password}
      onChange={(event) => onType(event.target.value)}
      error={wrong}
    />
  );
}

function AddressFields({ draft, onChange, countries, hasTried }: FieldsProps) {
  const { t } = useTexts();
  const countryName = useCountryName();
  const missing = (typed: string) => (hasTried && typed.trim() === '' ? t('orders.fieldMissing') : undefined);
  const phoneRule = hasTried && !PHONE.test(draft.phone.trim()) ? t('orders.phoneRule') : undefined;
  return (
    <>
      <Field
        label={t('orders.addressName')}
        autoComplete="name"
        longest={80}
        value={draft.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
        error={missing(draft.name)}
      />
      <Field
        label={t('orders.addressPhone')}
        type="tel"
        autoComplete="tel"
        longest={40}
        value={draft.phone}
        onChange={(event) => onChange({ ...draft, phone: event.target.value })}
        error={missing(draft.phone) ?? phoneRule}
      />
      <Select
        label={t('orders.addressCountry')}
        placeholder={t('orders.choose')}
        closeLabel={t('common.close')}
        choices={countries.map((value) => ({ value, label: countryName(value) }))}
        value={draft.country || undefined}
        onChange={(country) => onChange({ ...draft, country })}
        hint={t('orders.served')}
        error={missing(draft.country)}
      />
      <TextArea
        label={t('orders.addressLines')}
        autoComplete="street-address"
        longest={300}
        value={draft.lines}
        onChange={(event) => onChange({ ...draft, lines: event.target.value })}
        error={missing(draft.lines)}
      />
      <Switch
        label={t('orders.addressDefault')}
        checked={draft.isDefault}
        onChange={(isDefault) => onChange({ ...draft, isDefault })}
      />
    </>
  );
}

/** A new address, or a change of one. Orders that were placed keep theirs. */
export function AddressForm({ address, countries, onSaved, onBack }: AddressFormProps) {
  const { t } = useTexts();
  useOverlayEntry(true, onBack);
  const only = countries.length === 1 ? (countries[0] ?? '') : '';
  const { name, phone, country, lines, isDefault } = address ?? NEW;
  const start = { name, phone, country: country || only, lines, isDefault };
  const [draft, setDraft, forget] = useDraft<Draft>('shop.address', address?.id ?? '', start);
  const [payPassword, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const [add, change] = [useWrite('shop.addAddress'), useWrite('shop.changeAddress')];
  const error = add.error ?? change.error;
  const failure = useErrorText(error);
  const isWrong = isRefusedBy(error, 'payPasswordWrong');
  const busy = add.isPending || change.isPending;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    const typed = { ...draft, phone: draft.phone.trim() };
    const hasAll = [typed.name, typed.country, typed.lines].every((text) => text.trim() !== '');
    if (!hasAll || !PHONE.test(typed.phone) || busy) return;
    const body = { ...typed, ...(payPassword ? { payPassword } : {}) };
    const sent = address ? change.mutateAsync({ params: { id: address.id }, body }) : add.mutateAsync({ body });
    const saved = await sent.catch(() => undefined);
    if (!saved) return;
    forget();
    onSaved(saved.id);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-3 pt-2 pb-4">
      <AddressFields draft={draft} onChange={setDraft} countries={countries} hasTried={hasTried} />
      <OptionalPassword password={payPassword} onType={setPassword} wrong={isWrong ? failure : undefined} />
      {failure && !isWrong ? <Notice tone="down">{failure}</Notice> : null}
      <div className="grid grid-cols-2 gap-3 pt-2">
        <Button kind="ghost" onClick={onBack}>
          {t('common.back')}
        </Button>
        <Button type="submit" busy={busy}>
          {t('common.save')}
        </Button>
      </div>
    </form>
  );
}
