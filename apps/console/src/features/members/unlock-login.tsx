import { ReasonButton } from '../../kit/decision-button.tsx';
import { useAct } from '../../kit/failure.ts';
import { queries } from '../../kit/query.ts';
import { useTexts } from '../../kit/texts.ts';

/** Opens the login of a member whom wrong passwords keep out. */
export function UnlockLogin({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const unlock = useAct((write, reason: string) =>
    write('identity.unlockLogin', { params: { id }, body: { reason } }).then(() =>
      Promise.all(['members.list', 'members.deskMember'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
    ),
  );
  return <ReasonButton label={t('console.unlockLogin')} onReason={(reason) => unlock.mutateAsync(reason)} />;
}
