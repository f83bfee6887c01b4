import { ENTRY_TONES } from '@greenhall/domain/content/entry';
import { isOpenToChange, takesTwo } from '@greenhall/domain/content/entry';
import { TEXT_LANGUAGES } from '@greenhall/domain/shared/languages';
import { LANGUAGE_NAMES } from '@greenhall/locales/languages';
import { Alert, Button, Card, Flex, Tabs, Tag, Typography } from 'antd';
import { goTo, links, placeWith } from '../../kit/location.ts';
import { ReadFault, ReadState } from '../../kit/read-state.tsx';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';
import { useRead } from '../../kit/use-read.ts';
import { EntryActs } from './entry-acts.tsx';
import { Facts } from './facts.tsx';
import type { Entry } from './kinds.ts';
import { TextPanel } from './text-panel.tsx';

/** State, and whether members see it now. */
export function EntryState({ entry }: { readonly entry: Entry }) {
  const { t, number } = useTexts();
  const { state, isVisible, kind, agreementVersion } = entry;
  return (
    <Flex gap={4} wrap>
      <ToneTag tone={ENTRY_TONES[state]}>{t(`content.state.${state}`)}</ToneTag>
      {state === 'published' && !isVisible ? <Tag>{t('content.notVisible')}</Tag> : null}
      {kind === 'agreement' && agreementVersion !== null ? (
        <Tag>{`${t('content.agreementVersion')}: ${number(agreementVersion)}`}</Tag>
      ) : null}
    </Flex>
  );
}

/** One entry with its details and its texts in ten languages, each saved on its own. */
export function EntryPage({ id }: { readonly id: string }) {
  const { t } = useTexts();
  const read = useRead('content.entry', { params: { id } });
  if (!read.data) return <ReadState of={read} />;
  const { entry, texts } = read.data;
  const isOpen = isOpenToChange(entry);
  return (
    <Flex vertical gap={16}>
      <ReadFault of={read} />
      <Flex gap={12} align="center" wrap>
        <Button onClick={() => goTo(placeWith(links.content, 'kind', entry.kind))}>{t('content.toList')}</Button>
        <Typography.Title level={2} className="m-0">
          {entry.title || t('content.untitled')}
        </Typography.Title>
        <EntryState entry={entry} />
      </Flex>
      {takesTwo(entry) ? (
        <Alert
          type="info"
          showIcon
          title={t(entry.kind === 'agreement' ? 'content.agreementNote' : 'content.noticeNote')}
        />
      ) : null}
      <EntryActs entry={entry} />
      <Facts entry={entry} isOpen={isOpen} />
      <Card title={t('content.languages')}>
        <Tabs
          type="card"
          className="[&_.ant-tabs-nav-list]:flex-wrap"
          items={TEXT_LANGUAGES.map((language) => {
            const stored = texts.find((text) => text.language === language);
            return {
              key: language,
              label: stored ? LANGUAGE_NAMES[language] : `${LANGUAGE_NAMES[language]} –`,
              children: (
                <TextPanel
                  entry={entry}
                  language={language}
                  stored={stored}
                  isOpen={isOpen}
                  onBehind={async () => (await read.refetch()).data?.texts.find((text) => text.language === language)}
                />
              ),
            };
          })}
          defaultActiveKey="en"
        />
      </Card>
    </Flex>
  );
}
