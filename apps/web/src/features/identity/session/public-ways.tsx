import type { PlainKey } from '@greenhall/locales/runtime';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links, type Place } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';

const WAYS: readonly { label: PlainKey; icon: IconName; to: Place }[] = [
  { label: 'guide.mall', icon: 'cart', to: links.shop() },
  { label: 'guide.questions', icon: 'list', to: links.questions() },
  { label: 'guide.news', icon: 'globe', to: links.news() },
  { label: 'guide.proof', icon: 'shield', to: links.solvency() },
];

/** What can be looked at without signing in, in one row. */
export function PublicLinks() {
  const { t } = useTexts();
  return (
    <ul aria-label={t('guide.ways')} className="m-0 grid list-none grid-cols-4 gap-x-1 p-0">
      {WAYS.map(({ label, icon, to }) => (
        <li key={label}>
          <AppLink
            to={to}
            className="flex w-full min-w-0 flex-col items-center gap-1.75 text-center text-c leading-tight text-ink-2 max-[359px]:text-xs"
          >
            <Tile tone="neutral">
              <Icon name={icon} />
            </Tile>
            <span className="max-w-full hyphens-auto wrap-break-word">{t(label)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
