import { PAYEE_LABEL } from '@greenhall/domain/wallet/payees';
import { Field } from '../../../shared/forms/field.tsx';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

export interface LabelFormProps {
  /** The saved payee that gets another name. */
  saved?: { readonly id: string; readonly label: string };
  /** The own transfer whose payee is saved. */
  again?: string;
  onDone: () => void;
}

/** The member's own name for a payee. */
export function LabelForm({ saved, again = '', onDone }: LabelFormProps) {
  const { t } = useTexts();
  const subject = saved ? saved.id : `of ${again}`;
  const [label, setLabel, forget] = useDraft('wallet.payee.label', subject, saved?.label ?? '');
  const [isMissing, setMissing] = useState(false);
  const save = useWrite('wallet.savePayee', subject);
  const rename = useWrite('wallet.renamePayee', subject);
  const failure = useErrorText(save.error ?? rename.error);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const name = label.trim();
    setMissing(name === '');
    if (name === '') return;
    try {
      if (saved) await rename.mutateAsync({ params: { id: saved.id }, body: { label: name } });
      else await save.mutateAsync({ body: { again, label: name } });
    } catch {
      // The form says why.
      return;
    }
    forget();
    onDone();
    toast(t('people.kept'), 'success');
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3 pt-1 pb-3">
      <Field
        label={t('people.label')}
        autoComplete="off"
        longest={PAYEE_LABEL}
        hint={t('people.labelHint')}
        value={label}
        onChange={(event) => {
          setLabel(event.target.value);
          setMissing(false);
        }}
        error={isMissing ? t('people.labelMissing') : undefined}
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button type="submit" kind="ghost" busy={save.isPending || rename.isPending}>
        {t('common.save')}
      </Button>
    </form>
  );
}
