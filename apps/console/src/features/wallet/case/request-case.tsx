import type { Reply } from '@greenhall/client/route-input';
import type { TimelineKind } from '@greenhall/contract/admin/cases';
import type { PresenceKind } from '@greenhall/contract/admin/presence-kinds';
import type { Tone } from '@greenhall/domain/shared/tone';
import type { UseQueryResult } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { AlsoOpen } from '../../../kit/case/also-open.tsx';
import { CaseTimeline } from '../../../kit/case/timeline.tsx';
import { FormDrawer } from '../../../kit/forms/form-drawer.tsx';
import { ReadFault, ReadState } from '../../../kit/read-state.tsx';
import { useTexts } from '../../../kit/texts.ts';
import { EarlierCard, type Request } from './earlier.tsx';
import { RequesterCard } from './requester.tsx';

/** What the case of a request answers, whatever it asks for. */
interface Case<S extends string> {
  readonly request: Request<S> & { readonly member: string; readonly memberName: string };
  readonly requester: Reply<'wallet.withdrawalCase'>['requester'];
  readonly earlier: readonly Request<S>[];
}

/** Beside each other where there is room for both, else one below the other. */
const COLUMN = 'min-w-0 flex-[1_1_400px]';

/** A request above its list: what it says and can be decided on one side, what it is judged by on the other. */
export function RequestCase<S extends string, C extends Case<S>>({
  kind,
  of: found,
  tones,
  onClose,
  children,
}: {
  readonly kind: TimelineKind & PresenceKind;
  readonly of: UseQueryResult<C>;
  readonly tones: Readonly<Record<S, Tone>>;
  readonly onClose: () => void;
  /** What the request says and what can be done with it. */
  readonly children: (data: C) => ReactNode;
}) {
  const { t } = useTexts();
  const { data } = found;
  const word = (name: string) => t.find(`console.state.${name}`);
  return (
    <FormDrawer title={data?.request.number ?? ''} size={980} onClose={onClose}>
      {data ? (
        <Flex gap={24} wrap align="flex-start">
          <Flex vertical gap={16} className={COLUMN}>
            <ReadFault of={found} />
            <AlsoOpen kind={kind} id={data.request.id} />
            {children(data)}
          </Flex>
          <Flex vertical gap={16} className={COLUMN}>
            <RequesterCard member={data.request.member} name={data.request.memberName} of={data.requester} />
            <EarlierCard<S> rows={data.earlier} tones={tones} word={(state) => word(state) ?? state} />
            <CaseTimeline
              kind={kind}
              id={data.request.id}
              stepWord={(name) => t.find(`console.step.${name}`) ?? word(name)}
            />
          </Flex>
        </Flex>
      ) : (
        <ReadState of={found} />
      )}
    </FormDrawer>
  );
}
