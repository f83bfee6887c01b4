import { useTexts } from '../../kit/texts.ts';
import type { Conversation } from './kinds.ts';

/** Who has a conversation; nobody, where its holder may be relieved. */
export function Holder({ of: { holder } }: { readonly of: Conversation }) {
  const { t } = useTexts();
  if (!holder) return t('messagesDesk.nobody');
  if (holder.isMe) return t('messagesDesk.me');
  return holder.isPresent ? holder.name : t('messagesDesk.away', { name: holder.name });
}
