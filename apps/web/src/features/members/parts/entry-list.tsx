import type { PlainKey } from '@greenhall/locales/runtime';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import type { ComponentType } from 'react';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useScreens } from '../../../shared/page/screens.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { isDirectSession, useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { AppEntries } from './app-entries.tsx';
import { type Entry, GROUPS } from './entries.ts';
import { EntryInside, entryClass } from './entry.tsx';
import { PasswordEntry } from './password-entry.tsx';

function Accounts() {
  const { number } = useTexts();
  const accounts = useRead('wallet.accounts', {});
  return accounts.data ? number(accounts.data.items.length) : null;
}

function PendingNodes() {
  const { t } = useTexts();
  const nodes = useRead('network.nodes', {});
  const count = nodes.data?.items.filter(({ status }) => status === 'pending').length ?? 0;
  return count > 0 ? <Chip tone="warn">{t('members.pendingNodes', { count })}</Chip> : null;
}

function TwoStep() {
  const { t } = useTexts();
  const security = useRead('identity.security', {});
  if (!security.data) return null;
  const { authenticator, passkeys } = security.data;
  return t(authenticator || passkeys.length > 0 ? 'members.twoStepOn' : 'members.twoStepOff');
}

function UnreadMessages() {
  const { t } = useTexts();
  const count = useStore(({ unread }) => unread);
  return count > 0 ? <Chip tone="down">{t('members.unread', { count })}</Chip> : null;
}

/** Applications of other accounts that wait for an answer. */
function LinkRequests() {
  const { t } = useTexts();
  const links = useRead('network.links', {});
  const count = links.data?.mains.filter(({ state }) => state === 'applied').length ?? 0;
  return count > 0 ? <Chip tone="down">{t('members.linkRequests', { count })}</Chip> : null;
}

const STATES = {
  accounts: Accounts,
  nodes: PendingNodes,
  linked: LinkRequests,
  twoStep: TwoStep,
  messages: UnreadMessages,
} as const;

function EntryLink({ entry: { to, label, icon, state } }: { entry: Entry }) {
  const { t } = useTexts();
  const State = state ? STATES[state] : undefined;
  return (
    <li>
      <AppLink to={to} className={entryClass}>
        <EntryInside icon={icon} label={t(label)} state={State ? <State /> : undefined} />
      </AppLink>
    </li>
  );
}

/** Behind the links of a group stand its buttons. */
const BUTTONS: Readonly<Partial<Record<PlainKey, ComponentType>>> = {
  'members.group.security': PasswordEntry,
  'members.group.app': AppEntries,
};

/** The entries of the member's own page whose screens exist and are open to this session, in their groups. */
export function EntryList() {
  const { t } = useTexts();
  const screenAt = useScreens();
  const isOwn = isDirectSession();
  return GROUPS.map(({ title, entries }) => {
    const Buttons = BUTTONS[title];
    return (
      <Card dense key={title}>
        <h2 className="pt-3 text-s font-medium text-ink-2">{t(title)}</h2>
        <ul aria-label={t(title)} className="m-0 grid list-none grid-cols-2 gap-x-3 p-0 max-[17em]:grid-cols-1">
          {entries
            .filter(({ to, own }) => screenAt(to.to) !== undefined && (isOwn || !own))
            .map((entry) => (
              <EntryLink key={entry.label} entry={entry} />
            ))}
          {Buttons && (isOwn || Buttons === AppEntries) ? <Buttons /> : null}
        </ul>
      </Card>
    );
  });
}
