import { groupsOf, type ContentKind } from '@greenhall/domain/content/entry';
import type { PlainKey } from '@greenhall/locales/runtime';
import { Button, Card, Checkbox, Flex, Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useAct } from '../../kit/failure.ts';
import { StaleForm } from '../../kit/forms/stale-form.tsx';
import { useStored } from '../../kit/forms/use-stored.ts';
import { useMay } from '../../kit/rights.tsx';
import { LinkFields, linkTyped, type TypedLink, typedLink } from '../../kit/rich-text/link-fields.tsx';
import { type Texts, useTexts } from '../../kit/texts.ts';
import type { Entry } from './kinds.ts';
import { PictureChoice } from './picture-choice.tsx';

interface Typed {
  readonly isImportant?: boolean;
  readonly topic?: string | null;
  readonly place?: number;
  readonly link?: TypedLink;
  readonly from?: string;
  readonly until?: string;
}

/** A moment as the field for day and time shows it, in the operator's time zone, and back. */
function localTime(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
const momentOf = (local: string | undefined): string | null => (local ? new Date(local).toISOString() : null);

/** What a group of this kind is called. */
export function topicText({ t }: Texts, kind: ContentKind, topic: string): string {
  const name = {
    question: t.find(`content.group.${topic}`),
    shopText: t.find(`content.shop.${topic}`),
    banner: t.find(`content.banner.${topic}`),
  }[kind as string];
  return name ?? topic;
}

function Dates() {
  const { t } = useTexts();
  const names = { from: 'content.from', until: 'content.until' } as const satisfies Record<string, PlainKey>;
  return (
    <Flex gap={12} wrap>
      {(['from', 'until'] as const).map((name) => (
        <Form.Item key={name} name={name} label={t(names[name])}>
          <Input type="datetime-local" />
        </Form.Item>
      ))}
    </Flex>
  );
}

interface PictureFieldProps {
  readonly picture: Entry['picture'];
  readonly onPicture: (picture: Entry['picture']) => void;
}

function PictureField({ picture, onPicture }: PictureFieldProps) {
  const { t } = useTexts();
  return (
    <Form.Item label={t('content.picture')}>
      <Flex gap={12} align="center" wrap>
        {picture ? (
          <img src={`/Upload/${picture.file}`} alt="" className="h-20 w-40 rounded-small object-cover" />
        ) : null}
        <PictureChoice onPicture={onPicture} />
        {picture ? <Button onClick={() => onPicture(null)}>{t('content.removePicture')}</Button> : null}
      </Flex>
    </Form.Item>
  );
}

/** The fields that entries of a kind have. */
function KindFields({ entry: { kind, state }, ...pictureField }: PictureFieldProps & { readonly entry: Entry }) {
  const texts = useTexts();
  const { t } = texts;
  const groups = groupsOf(kind).map((value) => ({ value, label: topicText(texts, kind, value) }));
  return (
    <>
      {kind === 'notice' ? (
        <Form.Item
          name="isImportant"
          valuePropName="checked"
          extra={state === 'published' ? t('content.importantFirst') : null}
        >
          {/* One that is shown becomes important only as a proposal that another operator decides. */}
          <Checkbox disabled={state === 'published'}>{t('content.isImportant')}</Checkbox>
        </Form.Item>
      ) : null}
      {groups.length > 0 ? (
        <Form.Item name="topic" label={t('content.topic')} rules={[{ required: true, message: t('console.required') }]}>
          <Select className="w-60" options={groups} />
        </Form.Item>
      ) : null}
      {kind === 'news' || kind === 'notice' ? null : (
        <Form.Item name="place" label={t('content.place')}>
          <InputNumber min={0} max={9_999} precision={0} />
        </Form.Item>
      )}
      {kind === 'news' || kind === 'banner' ? <PictureField {...pictureField} /> : null}
      {kind === 'banner' ? <LinkFields /> : null}
      <Dates />
    </>
  );
}

const initialOf = ({ isImportant, topic, place, link, from, until }: Entry): Typed => {
  return { isImportant, topic, place, link: typedLink(link), from: localTime(from), until: localTime(until) };
};

/** What an entry has beside its texts: group, order, dates, picture and link, as its kind allows. */
export function Facts({ entry, isOpen }: { readonly entry: Entry; readonly isOpen: boolean }) {
  const { t } = useTexts();
  const may = useMay();
  const [form] = Form.useForm<Typed>();
  /** What was chosen in place of the stored picture; nothing was while it is undefined. */
  const [chosen, setChosen] = useState<Entry['picture']>();
  const picture = chosen === undefined ? entry.picture : chosen;
  const stored = useStored(form, entry.version, chosen !== undefined);
  const save = useAct((write, { isImportant = false, topic = null, place = 0, link, from, until }: Typed) =>
    write('content.saveEntry', {
      params: { id: entry.id },
      body: {
        version: stored.version(),
        isImportant,
        topic,
        place,
        picture: picture?.file ?? null,
        link: link ? linkTyped(link) : null,
        from: momentOf(from),
        until: momentOf(until),
      },
    }).then(() => {
      stored.saved();
      setChosen(undefined);
    }),
  );
  const show = () => {
    stored.show();
    setChosen(undefined);
  };
  const isWritable = isOpen && may('content.saveEntry');
  if (entry.kind === 'agreement') return null;
  return (
    <Card title={t('content.facts')}>
      <Form<Typed>
        form={form}
        name="facts"
        layout="vertical"
        requiredMark={false}
        disabled={!isWritable}
        initialValues={initialOf(entry)}
        onFinish={(typed) => save.mutate(typed)}
      >
        <KindFields entry={entry} picture={picture} onPicture={setChosen} />
        <StaleForm of={save} onTake={show} />
        {isWritable ? (
          <Button htmlType="submit" loading={save.isPending}>
            {t('content.saveFacts')}
          </Button>
        ) : null}
      </Form>
    </Card>
  );
}
