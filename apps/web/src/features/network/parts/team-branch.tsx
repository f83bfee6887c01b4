import type { Reply } from '@greenhall/client/route-input';
import { Avatar } from '@greenhall/ui/display/avatar';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { type ReactNode, useState } from 'react';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { levelMark, stateOf } from './node-state.ts';
import { useTeam } from './use-team.ts';
import { MoreButton } from '../../../shared/page/more-button.tsx';

type TeamMember = Reply<'network.team'>['items'][number];

const ROW = 'flex w-full items-center gap-3 py-2.5 text-left';

function MemberLine({ member }: { member: TeamMember }) {
  const { t, relative, money } = useTexts();
  const state = stateOf(member);
  return (
    <>
      <Avatar name={member.userid} size={34} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{member.userid}</span>
        <span className="block text-s text-ink-3">
          {member.referred > 0 ? t('network.referredCount', { count: member.referred }) : relative(member.joinedAt)}
        </span>
        <span className="num block text-s text-ink-3">
          {t('network.feesOf', { day: money(member.feesLastDay), month: money(member.feesMonth) })}
        </span>
      </span>
      {member.level > 0 && member.status === 'active' ? (
        <Chip tone="gold">{levelMark(member.level)}</Chip>
      ) : (
        <Chip tone={state.tone}>{t(state.label)}</Chip>
      )}
    </>
  );
}

/** A member of the team; one who referred somebody opens to those. */
function TeamRow({ member }: { member: TeamMember }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const arrow = (
    <Icon
      name={open ? 'expand' : 'next'}
      size={16}
      className={`text-ink-3 ${member.referred > 0 ? '' : 'invisible'}`}
    />
  );
  return (
    <li className="border-t border-line [li:first-child&]:border-t-0">
      {member.referred > 0 ? (
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} className={ROW}>
          <MemberLine member={member} />
          {arrow}
        </button>
      ) : (
        <div className={ROW}>
          <MemberLine member={member} />
          {arrow}
        </div>
      )}
      {open ? (
        <div className="mb-2 border-l-2 border-line pl-3">
          <TeamBranch id={member.id} label={t('network.referredBy', { name: member.userid })} empty={null} />
        </div>
      ) : null}
    </li>
  );
}

export interface TeamBranchProps {
  id: string;
  label: string;
  empty: ReactNode;
}

/** Whom one member referred. */
export function TeamBranch({ id, label, empty }: TeamBranchProps) {
  const pages = useTeam(id);
  return (
    <ReadView query={pages}>
      {(data) => {
        const members = data.pages.flatMap((page) => page.items);
        if (members.length === 0) return empty;
        return (
          <>
            <ul aria-label={label} className="m-0 list-none p-0">
              {members.map((member) => (
                <TeamRow key={member.id} member={member} />
              ))}
            </ul>
            <MoreButton pages={pages} kind="text" />
          </>
        );
      }}
    </ReadView>
  );
}
