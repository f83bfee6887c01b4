import { useStore } from '../../shared/session/store.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { useUnreadNotices } from './reads.ts';

/** How much is unread, on the corner of its entry. */
function UnreadBadge({ count }: { count: number }) {
  const { t, number } = useTexts();
  return (
    <>
      <span
        aria-hidden
        className="absolute -top-1.5 -right-2 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-alarm px-1 text-badge font-bold text-white"
      >
        {count > 99 ? '99+' : number(count)}
      </span>
      <span className="sr-only">{t('home.unread', { count })}</span>
    </>
  );
}

function UnreadNotices() {
  const { all } = useUnreadNotices();
  return all === 0 ? null : <UnreadBadge count={all} />;
}

function UnreadMessages() {
  const count = useStore(({ unread }) => unread);
  return count === 0 ? null : <UnreadBadge count={count} />;
}

/** What is unread behind an entry of home. */
export function EntryBadge({ label }: { label: string }) {
  if (label === 'home.notices') return <UnreadNotices />;
  return label === 'running.service' ? <UnreadMessages /> : null;
}
