import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useScreens } from '../../../shared/page/screens.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { isDirectSession, useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type Entry, GROUPS } from './entries.ts';
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

function Row({ entry: { to, label, icon, state } }: { entry: Entry }) {
  const { t } = useTexts();
  const State = state ? STATES[state] : undefined;
  return (
    <li>
      <AppLink to={to} className={cellClass}>
        <Cell
          lead={<Icon name={icon} size={20} className="text-brand-strong" />}
          title={t(label)}
          {...(State ? { value: <State /> } : {})}
          arrow
        />
      </AppLink>
    </li>
  );
}

/** The entries of the member's own page whose screens exist and are open to this session, in their groups. */
export function EntryList() {
  const { t } = useTexts();
  const screenAt = useScreens();
  const isOwn = isDirectSession();
  return GROUPS.map(({ title, entries }) => (
    <Card dense key={title}>
      <h2 className="pt-3 text-s font-medium text-ink-2">{t(title)}</h2>
      <CellList label={t(title)}>
        {entries
          .filter(({ to, own }) => screenAt(to.to) !== undefined && (isOwn || !own))
          .map((entry) => (
            <Row key={entry.label} entry={entry} />
          ))}
        {isOwn && title === 'members.group.account' ? <PasswordEntry /> : null}
      </CellList>
    </Card>
  ));
}
