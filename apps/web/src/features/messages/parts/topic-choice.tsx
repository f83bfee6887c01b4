import { SUPPORT_TOPICS, type SupportTopic } from '@greenhall/domain/messages/support-ticket';
import { CellButton, CellList } from '@greenhall/ui/display/cell';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { SkeletonList } from '@greenhall/ui/page/skeleton';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import type { About } from './use-about.ts';
import { type TopicOfThings, useThings } from './use-things.ts';
import type { Topic } from './use-topic.ts';

const OF_THINGS: readonly SupportTopic[] = ['hall', 'shop', 'payment'] satisfies readonly TopicOfThings[];
const isOfThings = (topic: SupportTopic | undefined): topic is TopicOfThings =>
  topic !== undefined && OF_THINGS.includes(topic);

/** What comes at the end of the screen is not left behind the field. */
const intoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' });

/** The member's latest things of a topic, of which the message may be about one. */
function Things({ topic, onChoose }: { topic: TopicOfThings; onChoose: About['choose'] }) {
  const { t } = useTexts();
  const { things, failed, isPending } = useThings(topic);
  if (failed) return <ReadError query={failed} />;
  if (isPending) return <SkeletonList rows={2} label={t('state.loading')} />;
  if (things.length === 0) return <p className="text-s text-ink-2">{t('messages.noThings')}</p>;
  return (
    <div ref={intoView} className="scroll-mb-24">
      <p className="text-s text-ink-2">{t('messages.which')}</p>
      <CellList label={t('messages.which')}>
        {things.map(({ reference, note }) => (
          <CellButton
            key={`${reference.kind} ${reference.id}`}
            title={t(`messages.about.${reference.kind}`, { number: reference.number })}
            note={note}
            onClick={() => onChoose(reference)}
          />
        ))}
      </CellList>
    </div>
  );
}

/** What a message that begins a ticket is about: its topic, and one of the member's own things if the topic has any. */
export function TopicChoice({ topic: { topic, choose }, about }: { topic: Topic; about: About }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-3 pt-4">
      <ChipChoice<SupportTopic | ''>
        label={t('messages.topicAsked')}
        titled
        options={SUPPORT_TOPICS.map((value) => ({ value, label: t(`messages.topic.${value}`) }))}
        value={topic ?? ''}
        onChange={(value) => choose(value || undefined)}
      />
      {isOfThings(topic) && !about.reference ? <Things topic={topic} onChoose={about.choose} /> : null}
    </div>
  );
}
