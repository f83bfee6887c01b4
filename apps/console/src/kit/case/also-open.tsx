import type { PresenceKind } from '@greenhall/contract/admin/presence-kinds';
import { Alert } from 'antd';
import { useLive } from '../live/use-live.ts';
import { useTexts } from '../texts.ts';
import { useRead } from '../use-read.ts';

/** Says to others that this operator has a thing open, as long as it is shown, and who else has. */
export function AlsoOpen({ kind, id }: { readonly kind: PresenceKind; readonly id: string }) {
  const { t } = useTexts();
  useLive(`open:${kind}:${id}`, 'presence');
  const others = useRead('admin.present', { params: { kind, id } }, { every: 15_000 });
  return others.data?.items.map(({ operator }) => (
    <Alert key={operator} type="info" showIcon title={t('console.alsoOpen', { name: operator })} />
  ));
}
