import type { Reply } from '@greenhall/client/route-input';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { Hero } from '@greenhall/ui/page/hero';
import { Notice } from '@greenhall/ui/page/notice';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { readSession } from '../../../shared/session/session.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { TeamBranch } from '../parts/team-branch.tsx';

type Generations = Reply<'network.generations'>;

/** Each generation as a bar as long as its share of the largest one; the filled part is active. */
function GenerationBars({ items }: { items: Generations['items'] }) {
  const { t, number, money } = useTexts();
  const largest = Math.max(...items.map((item) => item.members));
  const percent = (count: number) => `${(count / largest) * 100}%`;
  return (
    <ol className="m-0 mt-3 flex list-none flex-col gap-3 p-0">
      {items.map(({ generation, members, active, feesLastDay, feesMonth }) => (
        <li key={generation}>
          <p className="flex justify-between gap-3 text-s">
            <span>{t('network.generation', { n: generation })}</span>
            <span className="num">
              <b>{number(members)}</b>
              <span className="text-ink-3"> · {t('network.activeCount', { active })}</span>
            </span>
          </p>
          <div aria-hidden className="relative mt-1 h-2 overflow-hidden rounded-full bg-line">
            <span className="absolute inset-y-0 left-0 rounded-full bg-gold" style={{ width: percent(members) }} />
            <span className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: percent(active) }} />
          </div>
          <p className="num mt-1 text-s text-ink-3">
            {t('network.feesOf', { day: money(feesLastDay), month: money(feesMonth) })}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Team({ team }: { team: Generations }) {
  const { t, number } = useTexts();
  const active = team.items.reduce((sum, item) => sum + item.active, 0);
  if (team.items.length === 0)
    return (
      <EmptyState
        icon="users"
        title={t('network.noTeam')}
        action={
          <AppLink to={links.share()} className={buttonClass('ghost')}>
            {t('network.invite')}
          </AppLink>
        }
      />
    );
  return (
    <>
      <Hero label={t('network.teamTotal')} value={number(team.total)}>
        <p className="num mt-1 text-s text-on-dark-2">{t('network.activeCount', { active })}</p>
      </Hero>
      {team.more ? <Notice>{t('network.teamMore')}</Notice> : null}
      <Card title={t('network.generations')}>
        <GenerationBars items={team.items} />
      </Card>
      <Card title={t('network.direct')}>
        <TeamBranch id={readSession().id} label={t('network.direct')} empty={null} />
      </Card>
    </>
  );
}

export default function MyTeamScreen() {
  const team = useRead('network.generations', {});
  return (
    <Page>
      <ReadView query={team}>{(data) => <Team team={data} />}</ReadView>
    </Page>
  );
}
