import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import { Icon } from '@greenhall/ui/display/icon';
import { type SyntheticEvent, useState } from 'react';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Finds a node below the member by its username. */
export function TreeSearch({ onFound }: { onFound: (id: string) => void }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const text = useErrorText(error);
  const find = async () => {
    const search = typed.trim();
    if (search === '' || busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const found = await api('network.tree', { query: { search } });
      const [head] = found.nodes;
      if (head) onFound(head.id);
    } catch (cause) {
      setError(cause);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void find();
  };
  return (
    <form role="search" noValidate onSubmit={submit}>
      <Field
        label={t('network.search')}
        type="search"
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        longest={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={text}
        suffix={
          <FieldAction label={t('common.search')} disabled={busy} onClick={() => void find()}>
            <Icon name="search" size={20} />
          </FieldAction>
        }
      />
    </form>
  );
}
