import { Button } from '@greenhall/ui/page/button';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Field, PasswordField } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { Segmented } from '@greenhall/ui/form/segmented';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';

interface Draft {
  username: string;
  contact: string;
  zone: 'A' | 'B';
  level: string;
  password: string;
  newPayPassword: string;
}

const ZONES = ['A', 'B'] as const;

/** The level that is to be paid later, with its price. */
function LevelChoice({ value, onChange }: { value: string; onChange: (level: string) => void }) {
  const { t, money } = useTexts();
  const levels = useRead('stock.levels', {});
  return (
    <ChipChoice
      titled
      label={t('stock.futouLevel')}
      options={(levels.data?.items ?? []).map((item) => ({
        value: String(item.level),
        label: `V${item.level} · ${money(item.amount)}`,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}

function Fields({ form }: { form: UseFormReturn<Draft> }) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const needed = (name: 'username' | 'contact' | 'password' | 'newPayPassword') => ({
    ...form.register(name, { validate: (text) => text.trim() !== '' || t('stock.futouMissing') }),
    error: errors[name]?.message,
  });
  const secret = {
    showLabel: t('common.showPassword'),
    hideLabel: t('common.hidePassword'),
    autoComplete: 'new-password',
    maxLength: 64,
  };
  return (
    <>
      <Field {...needed('username')} label={t('stock.futouUsername')} autoCapitalize="none" autoComplete="off" />
      <Field {...needed('contact')} label={t('stock.futouContact')} autoCapitalize="none" autoComplete="off" />
      <Controller
        control={form.control}
        name="zone"
        render={({ field }) => (
          <Segmented
            label={t('stock.futouZone')}
            options={ZONES.map((value) => ({ value, label: `${t('stock.futouZone')} ${value}` }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={form.control}
        name="level"
        render={({ field }) => <LevelChoice value={field.value} onChange={field.onChange} />}
      />
      <PasswordField {...needed('password')} {...secret} label={t('stock.futouPassword')} />
      <PasswordField {...needed('newPayPassword')} {...secret} label={t('stock.futouPayPassword')} />
    </>
  );
}

/** Places a further node of one's own; it is paid with reinvestment coin afterwards. */
export function OpenAccountSheet({ show, onUpdateShow }: { show: boolean; onUpdateShow: (show: boolean) => void }) {
  const { t } = useTexts();
  const [paying, setPaying] = useState(false);
  const contact = readSession().userid;
  const form = useForm<Draft>({
    defaultValues: { username: '', contact, zone: 'A', level: '1', password: '', newPayPassword: '' },
  });
  const draft = useWatch({ control: form.control }) as Draft;
  const write = useWrite('network.openReinvestment');
  const pay = async (payPassword: string) => {
    const { level, ...rest } = form.getValues();
    await write.mutateAsync({ body: { ...rest, level: Number(level), payPassword } });
    setPaying(false);
    onUpdateShow(false);
    form.reset();
    toast(t('stock.futouOpened'), 'success');
  };
  return (
    <>
      <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('stock.futouOpen')}>
        <form
          noValidate
          onSubmit={(event) => void form.handleSubmit(() => setPaying(true))(event)}
          className="flex flex-col gap-3 pt-2 pb-4"
        >
          <Notice>{t('stock.futouNote')}</Notice>
          <Fields form={form} />
          <Button type="submit" wide>
            {t('common.next')}
          </Button>
        </form>
      </LazySheet>
      <PaySheet
        show={paying}
        onUpdateShow={setPaying}
        title={t('stock.futouOpen')}
        items={[
          { label: t('stock.futouUsername'), value: draft.username },
          { label: t('stock.futouContact'), value: `${draft.contact} · ${draft.zone}` },
          { label: t('stock.futouLevel'), value: `V${draft.level}` },
        ]}
        pay={pay}
      />
    </>
  );
}
