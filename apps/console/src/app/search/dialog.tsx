import { usePaused } from '@greenhall/ui/form/use-paused';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Alert, Input, type InputRef, Modal, Typography } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { api } from '../../kit/api.ts';
import { failureText } from '../../kit/failure.ts';
import { goTo } from '../../kit/location.ts';
import { useRoles } from '../../kit/rights.tsx';
import { useTexts } from '../../kit/texts.ts';
import { TooLong } from '../../kit/forms/too-long.tsx';
import { type Hits, placesNamed, thingsByKind } from './places.ts';

/** Shorter texts name no thing. */
const SHORTEST = 3;
const LONGEST = 120;
const LIST = 'search-hits';

/** Things that the server finds. Each text has an answer of its own, so that a late one shows nowhere. */
function useThings(typed: string) {
  const q = usePaused(typed);
  const isAsked = q.length >= SHORTEST && q.length <= LONGEST;
  const found = useQuery({
    queryKey: ['admin.search', q],
    queryFn: () => api('admin.search', { query: { q } }),
    enabled: isAsked,
    gcTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  });
  const isShown = isAsked && typed.length >= SHORTEST;
  return {
    items: isShown ? (found.data?.items ?? []) : [],
    error: isShown ? found.error : null,
    isAnswered: q === typed && !found.isFetching,
  };
}

const idOf = (n: number): string => `${LIST}-${n}`;

function Group({
  of: { title, hits },
  first,
  current,
  onGone,
}: {
  readonly of: Hits;
  /** The place of its first hit among all. */
  readonly first: number;
  readonly current: number;
  readonly onGone: () => void;
}) {
  const { t } = useTexts();
  return (
    <div role="group" aria-label={t(title)}>
      <Typography.Text type="secondary" className="block px-3 pt-2 pb-1 text-xs">
        {t(title)}
      </Typography.Text>
      {hits.map((hit, n) => (
        <a
          key={hit.key}
          href={`#${hit.place}`}
          tabIndex={-1}
          id={idOf(first + n)}
          role="option"
          aria-selected={first + n === current}
          onClick={onGone}
          className={`flex justify-between gap-3 rounded-small px-3 py-2 wrap-anywhere ${first + n === current ? 'bg-brand-soft text-brand-strong' : 'text-inherit'}`}
        >
          <span>{hit.title}</span>
          {hit.about === null || hit.about === hit.title ? null : <span>{hit.about}</span>}
        </a>
      ))}
    </div>
  );
}

/** Says below the hits why there are none, or not all. */
function Outcome({ error, isNothing }: { readonly error: unknown; readonly isNothing: boolean }) {
  const texts = useTexts();
  if (error) return <Alert type="error" showIcon role="alert" title={failureText(texts, error)} className="mt-3" />;
  return isNothing ? (
    <Typography.Paragraph type="secondary" role="status" className="mx-3 mt-4 mb-0">
      {texts.t('console.findNone')}
    </Typography.Paragraph>
  ) : null;
}

/** Looks for places, acts and things while one types; the arrows choose and Enter goes there. */
export default function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts();
  const { t } = texts;
  const roles = useRoles();
  const field = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const typed = text.trim();
  const things = useThings(typed);
  const groups = [...placesNamed(typed, roles, texts), ...thingsByKind(things.items)].filter(
    ({ hits }) => hits.length > 0,
  );
  const all = groups.flatMap(({ hits }) => hits);
  const current = Math.min(chosen, all.length - 1);
  useEffect(() => {
    document.getElementById(idOf(current))?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = all[current];
    if (step !== undefined && all.length > 0) setChosen((current + step + all.length) % all.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && hit) {
      onClose();
      goTo(hit.place);
    } else return;
    event.preventDefault();
  };
  return (
    <Modal
      open
      title={t('console.search')}
      footer={null}
      closable={false}
      onCancel={onClose}
      width={640}
      className="top-16"
    >
      <Input
        ref={field}
        role="combobox"
        aria-label={t('console.search')}
        aria-expanded={all.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        {...(all.length > 0 ? { 'aria-activedescendant': idOf(current) } : {})}
        placeholder={t('console.findHint')}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
        status={typed.length > LONGEST ? 'error' : ''}
      />
      <TooLong text={text} max={LONGEST} />
      <div id={LIST} role="listbox" aria-label={t('console.search')} className="max-h-[56vh] overflow-y-auto">
        {groups.map((group, n) => (
          <Group
            key={group.title}
            of={group}
            first={groups.slice(0, n).reduce((sum, { hits }) => sum + hits.length, 0)}
            current={current}
            onGone={onClose}
          />
        ))}
      </div>
      <Outcome error={things.error} isNothing={all.length === 0 && things.isAnswered && typed.length <= LONGEST} />
    </Modal>
  );
}
