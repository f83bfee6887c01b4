import { type SupportTopic, topicOf } from '@greenhall/domain/messages/support-ticket';
import { useState } from 'react';
import type { State } from './kinds.ts';
import { useOutbox } from './outbox.ts';
import { useThread } from './thread.ts';
import type { About } from './use-about.ts';

export interface Topic {
  /** Whether the next message begins a ticket, so that its topic is asked for. */
  readonly isAsked: boolean;
  readonly topic: SupportTopic | undefined;
  readonly choose: (topic: SupportTopic | undefined) => void;
}

/** What the next message is about, if it begins a ticket: what was chosen, or the topic of the thing that it refers to. */
export function useTopic(state: State | undefined, { reference, drop }: About): Topic {
  const isSending = useOutbox(({ waiting }) => waiting.length > 0);
  const last = useThread(({ thread }) => thread.at(-1)?.number ?? 0);
  const [chosen, setChosen] = useState<SupportTopic>();
  // A message that is here already and not in the state yet has begun the ticket.
  const isAsked = state !== undefined && (state.state ?? 'closed') === 'closed' && last <= state.last && !isSending;
  const topic = reference ? topicOf(reference.kind) : chosen;
  return {
    isAsked,
    topic: isAsked ? topic : undefined,
    choose: (wanted) => {
      if (reference && wanted !== topic) drop();
      setChosen(wanted);
    },
  };
}
