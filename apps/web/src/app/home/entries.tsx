import type { PlainKey } from '@greenhall/locales/runtime';
import { Tile } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { toast } from '../../shared/overlays/overlays.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links, type Place } from '../../shared/page/links.ts';
import { useScreens } from '../../shared/page/screens.ts';
import { readSession } from '../../shared/session/session.ts';
import { isDirectSession } from '../../shared/session/store.ts';
import { useTexts } from '../../shared/text/texts.ts';
import { useInstall } from '../../shared/version/install.ts';
import { EntryBadge } from './badges.tsx';

interface Entry {
  label: PlainKey;
  icon: IconName;
  /** The target of the entry. Without one the entry is only announced. */
  to?: Place;
}

/** The eight entries of the specification, in their order. */
const ENTRIES: readonly Entry[] = [
  { label: 'running.download', icon: 'down' },
  { label: 'running.register', icon: 'add', to: links.register() },
  { label: 'running.merit', icon: 'medal', to: links.ranking() },
  { label: 'running.service', icon: 'chat', to: links.messages() },
  { label: 'home.notices', icon: 'horn', to: links.notices() },
  { label: 'running.solvency', icon: 'cube', to: links.solvency() },
  { label: 'running.profile', icon: 'pen', to: links.profile() },
  { label: 'running.price', icon: 'chart', to: links.charts() },
];

const ENTRY =
  'flex w-full min-w-0 flex-col items-center gap-1.75 text-center text-c leading-tight text-ink-2 max-[359px]:text-xs';

function EntryTile({ icon, label }: Entry) {
  const { t } = useTexts();
  return (
    <>
      <span className="relative">
        <Tile tone="neutral">
          <Icon name={icon} />
        </Tile>
        <EntryBadge label={label} />
      </span>
      <span className="max-w-full hyphens-auto wrap-break-word">{t(label)}</span>
    </>
  );
}

/** Only the entries with a target, and the announced download. */
export function Entries() {
  const { t } = useTexts();
  const code = readSession().recode;
  const screenAt = useScreens();
  const isOwn = isDirectSession();
  const install = useInstall((state) => state.install);
  // There is no app in the stores yet; a browser that can install this one is asked to.
  const download = () => {
    toast(t('running.soon'));
    install?.();
  };
  return (
    <Card>
      <ul
        aria-label={t('running.entries')}
        className="m-0 grid list-none grid-cols-4 gap-x-1 gap-y-3.5 p-0 max-[359px]:gap-x-0"
      >
        {ENTRIES.map((entry) => {
          const to = entry.label === 'running.register' && code ? links.register({ code }) : entry.to;
          if (to && !screenAt(to.to)) return null;
          // The conversation is the member's alone.
          if (entry.label === 'running.service' && !isOwn) return null;
          return (
            <li key={entry.label}>
              {to ? (
                <AppLink to={to} className={ENTRY}>
                  <EntryTile {...entry} />
                </AppLink>
              ) : (
                <button type="button" onClick={download} className={ENTRY}>
                  <EntryTile {...entry} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <AppLink to={links.share()} className={buttonClass('text', false, true)}>
        <Icon name="share" size={20} />
        {t('running.invite')}
      </AppLink>
    </Card>
  );
}
